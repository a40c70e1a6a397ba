/** The browser's printing: when it begins and ends, however it was called; and how to call it. */
export const pagePrinting = (window: Window) => ({
  listen: (onBegin: () => void, onEnd: () => void): (() => void) => {
    window.addEventListener('beforeprint', onBegin)
    window.addEventListener('afterprint', onEnd)
    return () => {
      window.removeEventListener('beforeprint', onBegin)
      window.removeEventListener('afterprint', onEnd)
    }
  },
  /** Asks the browser to print when what was changed for it is drawn: two frames later. */
  open: (): Promise<void> =>
    new Promise((resolve, reject) => {
      const print = () => {
        try {
          window.print()
          resolve()
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)))
        }
      }
      window.requestAnimationFrame(() => window.requestAnimationFrame(print))
    }),
})
