import './tokens/layers.css'
import './tokens/primitives.css'
import './tokens/semantic.css'
import './tokens/fonts.css'
import './tokens/base.css'
import './tokens/print.css'
import './layout/RouteNotices/RouteNotices.css'

export { App } from './App.tsx'
