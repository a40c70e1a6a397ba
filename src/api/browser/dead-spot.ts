/** After how long the host is looked for again, in ms; the last goes on. */
const pauses = [5_000, 10_000, 20_000, 40_000, 60_000] as const
/** How long an answer is waited for, in ms. */
const patience = 10_000

type Device = {
  readonly window: Window
  readonly fetch: typeof fetch
  /** A small file of the host. Only its head is asked for, which no worker answers. */
  readonly file: string
}

/**
 * Calls as they are, and who hears that the network is back where the browser never noticed that it was gone: a dead spot, a
 * network without a way out. After a call without any answer the host is looked for, ever more seldom, by a page that is seen.
 * Told is only a return: at least one look was in vain, and the next was not. So a server that drops one call is not asked anew.
 * Code that comes late is no call of ours: what the build fetches it with says that it did not come.
 */
export const watchDeadSpot = ({ window, fetch, file }: Device, tell: () => void) => {
  let timer: number | undefined
  let turn = 0
  let isGone = false
  let isStopped = false
  const again = (): void => {
    // A call or a look that ends in nothing after that begins no new one.
    if (isStopped) return
    timer = window.setTimeout(look, pauses[Math.min(turn, pauses.length - 1)])
    turn += 1
  }
  const look = async (): Promise<void> => {
    // The browser tells it of itself, and nobody waits behind a page that is not seen.
    if (!window.navigator.onLine || window.document.hidden) return again()
    try {
      await fetch(file, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) })
    } catch {
      isGone = true
      return again()
    }
    timer = undefined
    if (isGone) tell()
  }
  const miss = (): void => {
    if (timer !== undefined) return
    turn = 0
    isGone = false
    again()
  }
  window.addEventListener('vite:preloadError', miss)
  return {
    fetch: async (...asked: Parameters<typeof fetch>): Promise<Response> => {
      try {
        return await fetch(...asked)
      } catch (error) {
        if (!(error instanceof DOMException && error.name === 'AbortError')) miss()
        throw error
      }
    },
    stop: (): void => {
      isStopped = true
      window.removeEventListener('vite:preloadError', miss)
      window.clearTimeout(timer)
    },
  }
}
