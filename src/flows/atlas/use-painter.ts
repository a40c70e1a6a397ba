import { useEffect, useState } from 'react'
import { openPainter, type Painter } from './painter'

/** The painter of the last wall, for the next one; by address and size. */
const kept = new Map<string, { readonly painter: Painter; walls: number }>()

/** The painter of a look, shared by walls that follow each other; `null` in the very first moment, and where no screen is to be seen. */
export const usePainter = (address: string | null, width: number, height: number): Painter | null => {
  const [painter, setPainter] = useState<Painter | null>(null)
  useEffect(() => {
    if (address === null) return undefined
    const name = `${address} ${width}`
    const own = kept.get(name) ?? { painter: openPainter(address, { width, height }), walls: 0 }
    kept.set(name, own)
    own.walls += 1
    setPainter(own.painter)
    return () => {
      own.walls -= 1
      setPainter(null)
      // The wall that follows is there before.
      queueMicrotask(() => {
        if (own.walls > 0) return
        kept.delete(name)
        own.painter.close()
      })
    }
  }, [address, width, height])
  return painter
}
