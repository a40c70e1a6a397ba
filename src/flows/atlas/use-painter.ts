import { useCallback, useSyncExternalStore } from 'react'
import { openPainter, type Painter } from './painter'

/** The painters of the walls that are there, by address and size. */
const kept = new Map<string, { readonly painter: Painter; walls: number }>()

/** The painter of a look, shared by walls that follow each other; `null` in the very first moment, and where no screen is to be seen. */
export const usePainter = (address: string | null, width: number, height: number): Painter | null => {
  const name = `${address} ${width}`
  const subscribe = useCallback(() => {
    if (address === null) return () => undefined
    const own = kept.get(name) ?? { painter: openPainter(address, { width, height }), walls: 0 }
    kept.set(name, own)
    own.walls += 1
    return () => {
      own.walls -= 1
      // A wall that follows is there before.
      queueMicrotask(() => {
        if (own.walls > 0 || kept.get(name) !== own) return
        kept.delete(name)
        own.painter.close()
      })
    }
  }, [name, address, width, height])
  return useSyncExternalStore(subscribe, () => kept.get(name)?.painter ?? null)
}
