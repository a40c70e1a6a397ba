import { fromCallback } from 'xstate'
import type { Owner } from '../rules/order-attempt'
import type { FilesTold, HeldFiles } from './held-files'
import type { FilesHeld } from './lists.types'

/** Keeps the files that were chosen until they are lists, by code that comes with the first of them, or where the device keeps one. */
export const heldFilesOver = (
  isAny: (owner: Owner) => Promise<boolean>,
  load: (owner: Owner, tell: FilesTold) => Promise<HeldFiles>,
) =>
  fromCallback<FilesHeld, Owner>(({ input, sendBack, receive }) => {
    let held: Promise<HeldFiles | null> | null = null
    // Where the code cannot be fetched, no file can be read either: that is told there.
    const open = () => (held ??= load(input, sendBack).catch(() => null))
    const stopped = new AbortController()
    void isAny(input).then((are) => (are && !stopped.signal.aborted ? open() : null))
    receive(({ files }) => void open().then((keeper) => keeper?.hold(files)))
    return () => {
      stopped.abort()
      void held?.then((keeper) => keeper?.leave())
    }
  })
