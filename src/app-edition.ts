import type { EditionDevice } from './api/browser/edition'
import { listening } from './machines/port'
import { editionMachine, type EditionNews } from './machines/shell/edition.machine'

type Place = Omit<EditionDevice, 'onFound' | 'signal'> & { readonly reload: () => void }

/** The first screen has the network for itself at most this long, in ms. */
const longestCalm = 4_000
/** What a portal that started after so many ms leaves to its first screen: on a fast line a buyer who goes on in a second has the worker, too. */
const calmAfter = (started: number): number => Math.min(longestCalm, 3 * started)

/** The version of the portal that this tab runs, over the browser's worker, whose code comes when the page is there. */
export const editionOver = ({ reload, ...place }: Place) =>
  editionMachine.provide({
    actors: {
      versions: listening<EditionNews>((tell) => {
        const stopped = new AbortController()
        // Development has no versions.
        if (!place.window.document.documentElement.dataset['edition']) return () => undefined
        const begin = async () => {
          const { watchEdition } = await import('./api/browser/edition')
          watchEdition({ ...place, signal: stopped.signal, onFound: () => tell({ type: 'edition.found' }) })
        }
        // Code that cannot be had now is no loss: the next visit tries again.
        const timer = setTimeout(() => void begin().catch(() => undefined), calmAfter(performance.now()))
        return () => {
          clearTimeout(timer)
          stopped.abort()
        }
      }),
    },
    actions: { reloadPage: reload },
  })
