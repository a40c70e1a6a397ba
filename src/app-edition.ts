import type { EditionDevice } from './api/browser/edition'
import { listening } from './machines/port'
import { editionMachine, type EditionNews } from './machines/shell/edition.machine'

type Place = Omit<EditionDevice, 'onFound' | 'signal'> & { readonly reload: () => void }

/** The first screen has the network for itself this long, in ms. */
const calm = 4_000

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
        const timer = setTimeout(() => void begin().catch(() => undefined), calm)
        return () => {
          clearTimeout(timer)
          stopped.abort()
        }
      }),
    },
    actions: { reloadPage: reload },
  })
