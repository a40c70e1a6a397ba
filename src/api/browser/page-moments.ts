/** How long something waits at most for the page to be painted, in ms. */
const atLatest = 100

/** Does the work once the browser has painted what it is about to paint; answers how to give it up. */
export const oncePainted = (window: Window, work: () => void): (() => void) => {
  if ('requestIdleCallback' in window) {
    const asked = window.requestIdleCallback(work, { timeout: atLatest })
    return () => window.cancelIdleCallback(asked)
  }
  const timer = setTimeout(work, 0)
  return () => clearTimeout(timer)
}

/** Calls back when the page may be gone in a moment: phones tell that it is hidden, and nothing after it. */
export const onLeaving = (window: Window, listener: () => void): (() => void) => {
  const { document } = window
  const onHidden = () => {
    if (document.visibilityState === 'hidden') listener()
  }
  window.addEventListener('pagehide', listener)
  document.addEventListener('visibilitychange', onHidden)
  return () => {
    window.removeEventListener('pagehide', listener)
    document.removeEventListener('visibilitychange', onHidden)
  }
}
