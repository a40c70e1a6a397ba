import { isBodyless } from './contract'
import type { Fault } from './faults'

const pieces = 20

const later = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })

/** The body whole, then an error instead of its end: reading it fails, as with a connection that ends. */
const brokenOff = (bytes: Uint8Array<ArrayBuffer>): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => void controller.enqueue(bytes),
    pull: (controller) => controller.error(new TypeError('The answer breaks off here.')),
  })

/** The body in twenty pieces over so many milliseconds, for as long as somebody reads it. */
const trickling = (bytes: Uint8Array<ArrayBuffer>, milliseconds: number): ReadableStream<Uint8Array> => {
  const size = Math.max(1, Math.ceil(bytes.length / pieces))
  let at = 0
  return new ReadableStream(
    {
      pull: async (controller) => {
        await later(milliseconds / pieces)
        if (at >= bytes.length) return controller.close()
        controller.enqueue(bytes.slice(at, at + size))
        at += size
      },
    },
    { highWaterMark: 0 },
  )
}

/** An answer as a fault sends its body: with blanks at its end, drop by drop, or broken off. `text` is its own body. */
export const sentBody = (answer: Response, text: string, { pad = 0, trickle, truncate }: Fault): Response => {
  const { status, headers: former } = answer
  if (isBodyless(status) || (pad === 0 && trickle === undefined && truncate === undefined)) return answer
  const bytes = new TextEncoder().encode(text + ' '.repeat(pad))
  const headers = new Headers(former)
  headers.set('Content-Length', String(bytes.length))
  if (truncate !== undefined) return new Response(brokenOff(bytes.slice(0, truncate)), { status, headers })
  // The answer to an order has no body either.
  const isBare = bytes.length === 0
  return new Response(isBare || trickle === undefined ? (isBare ? null : bytes) : trickling(bytes, trickle), {
    status,
    headers,
  })
}
