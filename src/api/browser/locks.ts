/** The part of the Web Locks API that is used; missing in old browsers, and where pages are not served securely. */
type LockManagerLike = { readonly request: (name: string, work: () => Promise<void>) => Promise<unknown> }

/**
 * Work that no two tabs of this browser do at the same time. Where there are no locks, or none is given, it is done at
 * once: what two tabs wrote at the same moment is then found out by what they hear of each other.
 */
export const exclusively =
  (navigator: Navigator, name: string) =>
  (work: () => void): void => {
    const { locks } = navigator as { readonly locks?: LockManagerLike }
    if (locks === undefined) return work()
    let hasBegun = false
    const begin = () => {
      hasBegun = true
      work()
    }
    locks
      .request(name, async () => begin())
      .catch((error: unknown) => {
        // Work that failed is not done twice: its error is for the log.
        if (hasBegun) throw error
        begin()
      })
  }

/** How long what another tab stored may be on its way, in ms: two tabs may live in two processes. */
const onItsWay = 50

/**
 * The same for a question to what all tabs store: asked when nobody else asks, and when the last answer has had the time
 * to get here.
 */
export const askedAlone =
  (navigator: Navigator, name: string) =>
  async <TAnswer>(ask: () => TAnswer): Promise<TAnswer> => {
    const { locks } = navigator as { readonly locks?: LockManagerLike }
    if (locks === undefined) return ask()
    const answers: TAnswer[] = []
    await locks.request(name, async () => {
      await new Promise((resolve) => setTimeout(resolve, onItsWay))
      answers.push(ask())
    })
    const [answer] = answers
    if (answer === undefined) throw new Error(`The lock ${name} was not given.`)
    return answer
  }
