import type { Shelf } from '../answering'
import type { RecordOwner } from '../browser/records'
import type { SessionStore } from '../browser/session-store'
import type { Session } from '../schemas/session'
import type { ShopApi } from '../shop-api'
import type { Reader } from './answer-store'
import type { OpenAnswers } from './recall'

type ShelfOptions<TApi> = {
  readonly window: Window
  readonly sessions: Pick<SessionStore, 'token' | 'read'>
  readonly ownerOf: (session: Session) => RecordOwner
  /** Fetches the code that keeps and gives back. */
  readonly open: () => Promise<OpenAnswers<TApi>>
}

/** The screen has the browser for itself until it has nothing better to do. */
const whenIdle = (window: Window, work: () => void): void => {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}

/** What the device keeps of the server's answers, by whoever is signed in; its code comes when the browser is idle. */
export const createShelf = <TApi = ShopApi>({ window, sessions, ownerOf, open }: ShelfOptions<TApi>): Shelf<TApi> => {
  let opening: Promise<OpenAnswers<TApi>> | null = null
  const opened = (): Promise<OpenAnswers<TApi>> => {
    opening ??= open().catch((error: unknown) => {
      opening = null
      throw error
    })
    return opening
  }
  /** A browser that has no database, or forbids it, keeps nothing: everything works as without. */
  const hasDatabase = (): boolean => {
    try {
      return Boolean(window.indexedDB)
    } catch {
      return false
    }
  }
  const reader = (): Reader | null => {
    const token = sessions.token()
    if (token === null || !hasDatabase()) return null
    const { session } = sessions.read()
    if (session === null || session.user.email === '') return null
    return {
      owner: ownerOf(session),
      isCurrent: () => sessions.token() === token,
    }
  }
  return {
    reader,
    keep: (by, kind, answer) =>
      whenIdle(window, () => {
        // What the device does not keep is as if it had not been seen: the screen has its answer.
        opened()
          .then((answers) => answers.keep(by, kind, answer))
          .catch(() => undefined)
      }),
    recall: async (by, asked) => {
      try {
        return await (await opened()).recall(by, asked)
      } catch {
        // The reader is told what failed: the network. That the device has nothing, either, is said beside it.
        return null
      }
    },
  }
}
