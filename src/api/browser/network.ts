/** Tells at once whether the browser has a network, and again when that changes; answers how to stop. */
export const onNetwork = (window: Window, tell: (isOnline: boolean) => void): (() => void) => {
  const say = () => tell(window.navigator.onLine)
  window.addEventListener('online', say)
  window.addEventListener('offline', say)
  say()
  return () => {
    window.removeEventListener('online', say)
    window.removeEventListener('offline', say)
  }
}
