import type { InspectionEvent } from 'xstate'
import { isGesture } from './gesture'
import type { Recorder } from './recorder'
import type { Surroundings } from './report'

type Fetch = typeof globalThis.fetch
type Observed = { readonly inspect?: unknown }
type Work = (recorder: Recorder) => void

/** What waits for the recorder's code is forgotten beyond this: the browser was never idle, or has no network. */
const mostWaiting = 20_000
const isAnswerTaken = (request: Request, { ok, headers }: Response): boolean =>
  (request.method === 'GET' || !ok) && Number(headers.get('Content-Length') ?? 0) < 256_000

/**
 * Begins the black box of a portal (docs/decisions/064): what happens is only put aside here; the recorder's code comes,
 * and writes it down, when the browser has nothing better to do.
 */
export const startRecording = (window: Window) => {
  const waiting: Work[] = []
  let opening: Promise<Recorder> | null = null
  let isDue = false
  const open = async (): Promise<Recorder> => {
    opening ??= import('./recorder').then(
      ({ createRecorder }) => createRecorder(window.crypto.getRandomValues(new Uint32Array(1))[0] ?? 1),
      (error: unknown) => {
        opening = null
        throw error
      },
    )
    const recorder = await opening
    for (const work of waiting.splice(0)) work(recorder)
    return recorder
  }
  const settle = () => {
    isDue = false
    open().catch(() => undefined)
  }
  const later = (work: Work): void => {
    if (waiting.length < mostWaiting) waiting.push(work)
    if (isDue) return
    isDue = true
    if ('requestIdleCallback' in window) window.requestIdleCallback(settle, { timeout: 2000 })
    else setTimeout(settle, 200)
  }
  const watch = (event: InspectionEvent): void => {
    if (event.type !== '@xstate.event' && event.type !== '@xstate.snapshot') return
    const time = performance.now()
    const isByHand = isGesture(window.event)
    later((recorder) => recorder.take(event, time, isByHand))
  }
  return {
    /** The options of every actor, so that the recorder looks on; who looks on already goes on. */
    over: <TOptions extends object>(options: TOptions): TOptions => {
      const { inspect: other } = options as Observed
      const both = (event: InspectionEvent) => {
        watch(event)
        if (typeof other === 'function') other(event)
      }
      return { ...options, inspect: both }
    },
    /** The same `fetch`; calls to the API are written down. */
    calls:
      (fetch: Fetch): Fetch =>
      (input, init) => {
        const answer = fetch(input, init)
        if (!(input instanceof Request) || !input.url.includes('/api/')) return answer
        const { method, url } = input
        const time = performance.now()
        const tell = new Promise<ReturnType<Recorder['call']>>((resolve) => {
          const path = url.slice(new URL(url).origin.length)
          later((recorder) => resolve(recorder.call({ method, path, time })))
        })
        const end = (status: number, text: string | null) => {
          const ms = performance.now() - time
          void tell.then((told) => told(status, ms, text))
        }
        answer.then(
          (response) => {
            if (!isAnswerTaken(input, response)) return end(response.status, null)
            response
              .clone()
              .text()
              .then(
                (text) => end(response.status, text),
                () => end(response.status, null),
              )
          },
          () => end(0, null),
        )
        return answer
      },
    /** The report of this moment, as JSON; rejects where the recorder's code cannot be had. */
    write: async (surroundings: Surroundings): Promise<string> =>
      (await open()).write(surroundings, new Date().toISOString()),
  }
}
export type Recording = ReturnType<typeof startRecording>
