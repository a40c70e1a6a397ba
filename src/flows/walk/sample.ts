import type { AnyStateMachine, EventFromLogic, InputFrom, PromiseActorLogic, StateMachine } from 'xstate'

type Named<TValue> = Readonly<Record<string, TValue>>

/** What a port answers: successes and failures by name. Without failures the usual ones of a call are offered. */
export type Answers = { readonly done: Named<unknown>; readonly failed: Named<unknown> }

/**
 * Sample data of a machine. Names are shown to the reader, and their order counts: a shared walk names a sample by its
 * place.
 */
export type Samples = {
  readonly inputs: Named<unknown>
  /** Payloads by event; an event without a payload needs no entry. */
  readonly events: Readonly<Record<string, Named<object>>>
  readonly ports: Readonly<Record<string, Answers>>
  /** Which events a listener sends. */
  readonly news: Readonly<Record<string, readonly string[]>>
  /** Walks, as `writeRun` writes them, to what a short search does not find. */
  readonly walks: readonly string[]
}

type ActorsOf<TMachine> =
  TMachine extends StateMachine<
    infer _Context,
    infer _Event,
    infer _Children,
    infer TActor,
    infer _Action,
    infer _Guard,
    infer _Delay,
    infer _Value,
    infer _Tag,
    infer _Input,
    infer _Output,
    infer _Emitted,
    infer _Meta,
    infer _Schema
  >
    ? Extract<TActor, { readonly src: string; readonly logic: unknown }>
    : never
// A listener passes for a promise of nothing; `undefined` tells it from a port that answers `void`.
type OutputOf<TLogic> =
  TLogic extends PromiseActorLogic<infer TOutput, infer _Input, infer _Emitted>
    ? [TOutput] extends [undefined]
      ? never
      : TOutput
    : never
type PayloadsOf<TEvent extends { type: string }> = {
  readonly [E in TEvent as keyof Omit<E, 'type'> extends never ? never : E['type']]: Named<Omit<E, 'type'>>
}
type PortsOf<TActor extends { readonly src: string; readonly logic: unknown }> = {
  readonly [A in TActor as [OutputOf<A['logic']>] extends [never] ? never : A['src']]: [OutputOf<A['logic']>] extends [
    void,
  ]
    ? { readonly failed?: Named<unknown> }
    : { readonly done: Named<OutputOf<A['logic']>>; readonly failed?: Named<unknown> }
}
/** The samples of one machine, in the machine's own types; every event with a payload and every port has some. */
export type SamplesOf<TMachine extends AnyStateMachine> = {
  readonly events: PayloadsOf<EventFromLogic<TMachine>>
  readonly ports: PortsOf<ActorsOf<TMachine>>
  readonly news?: Partial<Record<ActorsOf<TMachine>['src'], readonly EventFromLogic<TMachine>['type'][]>>
  readonly walks?: readonly string[]
} & (unknown extends InputFrom<TMachine> ? unknown : { readonly inputs: Named<InputFrom<TMachine>> })

/** A machine without any samples: its events have empty payloads, its ports answer nothing or fail as usual. */
export const noSamples: Samples = { inputs: {}, events: {}, ports: {}, news: {}, walks: [] }
/** Samples beside the id of their machine. */
export type MachineSamples = { readonly id: string; readonly samples: Samples }
/** Writes down the samples of a machine; the types see to it that none is missing. */
export const samplesOf = <TMachine extends AnyStateMachine>(
  machine: TMachine,
  samples: SamplesOf<TMachine>,
): MachineSamples => ({ id: machine.id, samples: { ...noSamples, ...(samples as Partial<Samples>) } })
