const width = 'clamp(360px, 45vw, 900px)'

/**
 * A small button at the edge of the portal that opens the visualizer beside it (development and demo only). `address` is
 * that of the visualizer; it opens in a frame, or in a window of its own.
 */
export const placeDock = (document: Document, address: string): void => {
  const { body } = document
  const button = body.appendChild(document.createElement('button'))
  button.type = 'button'
  button.textContent = 'Flows'
  button.title = 'Show the state machines beside the portal (Alt+Shift+F); Shift+click opens a window'
  button.setAttribute('aria-expanded', 'false')
  button.style.cssText =
    'position:fixed;left:0;bottom:96px;z-index:40;writing-mode:vertical-rl;padding:10px 4px;border:1px solid var(--border-strong);' +
    'border-left:0;border-radius:0 6px 6px 0;background:var(--surface-raised);color:var(--text-muted);font:500 12px/1 inherit;cursor:pointer'
  let frame: HTMLIFrameElement | null = null
  const toggle = () => {
    if (frame !== null) {
      frame.remove()
      frame = null
      body.style.marginRight = ''
    } else {
      frame = body.appendChild(document.createElement('iframe'))
      frame.title = 'State machines'
      frame.src = address
      frame.style.cssText = `position:fixed;inset:0 0 0 auto;width:${width};height:100%;border:0;border-left:1px solid var(--border-strong);z-index:50;background:var(--surface)`
      body.style.marginRight = width
    }
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
