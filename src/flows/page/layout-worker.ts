import './worker-scope'
import { layOut } from '../chart/layout'
import type { LayoutAnswer, LayoutQuestion } from './layouts'

const answer = (message: LayoutAnswer): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one listener, not an origin
  globalThis.postMessage(message)
}

globalThis.addEventListener('message', ({ data }: MessageEvent<LayoutQuestion>) => {
  layOut(data.graph).then(
    (layout) => answer({ id: data.id, layout }),
    () => answer({ id: data.id, layout: null }),
  )
})
