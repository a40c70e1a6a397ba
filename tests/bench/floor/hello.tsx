import { createRoot } from 'react-dom/client'

/** The least that a page of React costs: what all other pages are measured against. */
createRoot(document.getElementById('root') as HTMLElement).render(<h1>hello</h1>)
