import type { Owner } from '../rules/order-attempt'
import type { FilesFound } from './lists.types'

/** Where files lie on this device until they are lists: per tenant and user, and by the mark of the page that they were chosen in. */
export type FileShelf = {
  /** A mark that no other page has. */
  readonly freshMark: () => string
  /** Calls back when the page of that mark is this one, or is gone; what is answered gives that up. */
  readonly inTurn: (mark: string, begin: () => void) => () => void
  /** The marks of all pages that left something, or hold it. */
  readonly marks: (owner: Owner) => Promise<readonly string[]>
  /** What is kept under a mark is this; `isOver` is asked before it is written. Files that cannot be kept are left out. */
  readonly keep: (owner: Owner, mark: string, files: readonly File[], isOver: () => boolean) => Promise<void>
  /** What lies under one mark lies under another one, in one go; answers the files. */
  readonly move: (owner: Owner, from: string, to: string) => Promise<readonly File[]>
}

/** Keeps the files of a page: `hold` says which, `leave` that the page, or its session, is over. */
export type HeldFiles = { readonly hold: (files: readonly File[]) => void; readonly leave: () => void }
/** How the files of a page that is gone are told. */
export type FilesTold = (news: FilesFound) => void

/**
 * Keeps the files that were chosen until they are lists, so that a reload, or a session that ends, forgets none of them.
 * What a page left behind goes to a page of the same buyer that is there when it is gone: to one of them only.
 */
export const holdFiles = (shelf: FileShelf, owner: Owner, tell: FilesTold): HeldFiles => {
  const mark = shelf.freshMark()
  /** What gives up the turns that are waited for, or had. */
  const leaving = new Set<() => void>()
  let isOver = false
  let wanted: readonly File[] = []
  let work: Promise<unknown> = Promise.resolve()
  const inOrder = (next: () => Promise<unknown>) => {
    work = work.then(next)
  }

  const adopt = async (left: string) => {
    const files = isOver ? [] : await shelf.move(owner, left, mark)
    if (files.length > 0 && !isOver) tell({ type: 'files.found', files })
  }
  const look = async () => {
    for (const left of await shelf.marks(owner)) {
      if (isOver || left === mark) continue
      const leave = shelf.inTurn(left, () =>
        inOrder(async () => {
          await adopt(left)
          leave()
        }),
      )
      leaving.add(leave)
    }
  }
  leaving.add(shelf.inTurn(mark, () => undefined))
  inOrder(look)
  return {
    hold: (files) => {
      wanted = files
      // What changed meanwhile is written by the next one; what a session that is over had chosen, by nobody.
      inOrder(async () => (files === wanted ? shelf.keep(owner, mark, files, () => isOver) : undefined))
    },
    leave: () => {
      isOver = true
      for (const leave of leaving) leave()
    },
  }
}
