import './dock.css'

/**
 * A small button at the edge of the portal that opens the visualizer beside it (development and demo only). `address` is
 * that of the visualizer; it opens in a frame, or in a window of its own.
 */
export const placeDock = (document: Document, address: string): void => {
  const { body } = document
  const button = body.appendChild(document.createElement('button'))
  button.type = 'button'
  // The visualizer speaks English.
  button.lang = 'en'
  button.className = 'flows-dock'
  button.textContent = 'Flows'
  button.title = 'Show the state machines beside the portal (Alt+Shift+F); Shift+click opens a window'
  button.setAttribute('aria-expanded', 'false')
  let frame: HTMLIFrameElement | null = null
  const toggle = () => {
    frame?.remove()
    if (frame === null) {
      frame = body.appendChild(document.createElement('iframe'))
      frame.className = 'flows-dock-frame'
      frame.title = 'State machines'
      frame.lang = 'en'
      frame.src = address
    } else frame = null
    button.setAttribute('aria-expanded', String(frame !== null))
  }
  button.addEventListener('click', ({ shiftKey }) => {
    if (shiftKey) document.defaultView?.open(address, 'tradepost-flows', 'width=1100,height=900')
    else toggle()
  })
  document.addEventListener('keydown', ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyF') toggle()
  })
}
