import './tokens/layers.css'
import './tokens/primitives.css'
import './tokens/semantic.css'
import './tokens/fonts.css'
import './tokens/base.css'

export { Footer } from './layout/Footer/Footer.tsx'
export { Header } from './layout/Header/Header.tsx'
export { SkipLink } from './layout/SkipLink/SkipLink.tsx'
