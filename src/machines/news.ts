import { fromCallback, type ActorRef, type EventObject, type Snapshot } from 'xstate'
import { isGone } from './system'

/** An actor that takes these events; what else it is, nobody needs to know. */
export type Recipient<TEvent extends EventObject> = ActorRef<Snapshot<unknown>, TEvent>

/** How a subscriber joins and leaves an actor that publishes `TNews`. */
export type SubscriptionEvent<TNews extends EventObject> =
  | { readonly type: 'subscriber.joined'; readonly subscriber: Recipient<TNews> }
  | { readonly type: 'subscriber.left'; readonly subscriber: Recipient<TNews> }

/** An actor that publishes `TNews`. */
export type Publisher<TNews extends EventObject> = Recipient<SubscriptionEvent<TNews>>

/**
 * Hears the news of a publisher as events, for as long as the state that invokes it lasts. A publisher with a present
 * state tells it to every subscriber at once.
 */
export const subscription = <TNews extends EventObject>() =>
  fromCallback<TNews, { readonly to: Publisher<TNews> }>(({ input: { to }, sendBack, receive, self }) => {
    receive(sendBack)
    to.send({ type: 'subscriber.joined', subscriber: self })
    // Who goes together with its publisher, or after it, need not say so.
    return () => (isGone(to) ? undefined : to.send({ type: 'subscriber.left', subscriber: self }))
  })

/** The subscribers after one more. */
export const withSubscriber = <TNews extends EventObject>(
  subscribers: readonly Recipient<TNews>[],
  { subscriber }: { readonly subscriber: Recipient<TNews> },
): readonly Recipient<TNews>[] => [...subscribers, subscriber]

/** The subscribers without the one that left. */
export const withoutSubscriber = <TNews extends EventObject>(
  subscribers: readonly Recipient<TNews>[],
  { subscriber }: { readonly subscriber: Recipient<TNews> },
): readonly Recipient<TNews>[] => subscribers.filter((other) => other !== subscriber)
