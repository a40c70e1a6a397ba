import type { InspectionEvent } from 'xstate'
import { isGesture } from '../../recorder/gesture'
import { createJournal } from '../../recorder/journal'
import { activeIdsOf, fieldOf } from '../../recorder/xstate-actors'
import { keyOf, takenIn } from '../xstate-private'
import { copyOf } from './copies'
import { channelName, type Change, type LiveEntry, type LiveMessage, type Place } from './messages'

const limit = 3000

/**
 * Listens to the actors of a running portal (`inspect`) and tells every visualizer that asks, over a BroadcastChannel.
 * Keeps the last 3,000 entries, so that a visualizer that comes late sees what was before. `page` is this opening of the
 * portal, `tab` the tab of the browser that it is in; `now` gives ms; `report` is what the black box of the portal holds.
 */
export const createTap = (
  place: Place,
  title: () => string,
  now: () => number,
  report: () => Promise<string | null> = async () => null,
) => {
  const { page } = place
  const channel = new BroadcastChannel(channelName)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  const post = (message: LiveMessage): void => channel.postMessage(message)
  let entries: LiveEntry[] = []
  let unsent: LiveEntry[] = []
  let isHeard = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const tell = (told: readonly LiveEntry[], isWhole: boolean) => {
    post({ type: 'told', ...place, title: title(), entries: told, isWhole })
  }
  const onEntry = (entry: LiveEntry): void => {
    entries.push(entry)
    if (entries.length > limit * 1.2) entries = entries.slice(-limit)
    if (!isHeard) return
    if (unsent.length === 0) {
      timer = setTimeout(() => {
        tell(unsent, false)
        unsent = []
      }, 30)
    }
    unsent.push(entry)
  }
  const take = createJournal<Change>({
    copy: (value) => copyOf(value),
    changeOf: (snapshot, steps) => ({
      states: activeIdsOf(snapshot),
      transitions: steps.flatMap((step) => takenIn(step).map(keyOf)),
      context: copyOf(fieldOf(snapshot, 'context')),
      isOver: fieldOf(snapshot, 'status') !== 'active',
    }),
    onEntry,
    keepsSteps: true,
  })
  const inspect = (inspected: InspectionEvent): void => take(inspected, now(), isGesture(globalThis.event))

  channel.addEventListener('message', ({ data }: MessageEvent<LiveMessage>) => {
    if (data.type === 'reportAsked' && data.page === page) {
      const answer = (text: string | null) => post({ type: 'reported', page, text })
      report().then(answer, () => answer(null))
    }
    if (data.type !== 'asked') return
    isHeard = true
    unsent = []
    tell(entries.slice(-limit), true)
  })
  post({ type: 'opened' })
  const leave = () => post({ type: 'left', page })
  const close = (): void => {
    isHeard = false
    clearTimeout(timer)
    channel.close()
  }
  return { inspect, leave, close }
}
