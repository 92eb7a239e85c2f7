import './App.tsx'

export { Footer } from './layout/Footer/Footer.tsx'
export { Header } from './layout/Header/Header.tsx'
