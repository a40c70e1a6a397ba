import type { StandingActor } from './live-model'

export type LiveView = 'chart' | 'sequence'
/** What of the running portals is looked at, as the address of the view says it. */
export type Look = {
  /** The tab of the portal; `null` for the newest one. */
  readonly portal: string | null
  /** The actor that is stayed with, by name and number; `null` follows what happens. */
  readonly actor: string | null
  /** The moment, and the opening of the portal that it belongs to; `null` for what happens now. */
  readonly moment: { readonly at: number; readonly page: string } | null
  readonly view: LiveView
}

const momentIn = (text: string | null): Look['moment'] => {
  const [, at = '', page = ''] = /^(\d+)-(.+)$/.exec(text ?? '') ?? []
  return page === '' ? null : { at: Number(at), page }
}
/** Reads what is looked at from the address; what cannot be read is not said. */
export const lookIn = (parameters: URLSearchParams): Look => ({
  portal: parameters.get('portal'),
  actor: parameters.get('actor'),
  moment: momentIn(parameters.get('moment')),
  view: parameters.get('drawn') === 'sequence' ? 'sequence' : 'chart',
})
/** The address with what is looked at in it. */
export const lookWritten = (parameters: URLSearchParams, { portal, actor, moment, view }: Look): URLSearchParams => {
  const next = new URLSearchParams(parameters)
  const written = {
    portal,
    actor,
    moment: moment && `${moment.at}-${moment.page}`,
    drawn: view === 'chart' ? null : view,
  }
  for (const [name, value] of Object.entries(written)) {
    if (value === null) next.delete(name)
    else next.set(name, value)
  }
  return next
}

/** How an address names an actor: after a reload the portal may have given its number to another one. */
export const addressOf = ({ name, id }: StandingActor): string => `${name}-${id}`
/** The actor that an address names: that of the number, else the first of the name. */
export const actorNamed = (actors: readonly StandingActor[], address: string | null): StandingActor | undefined =>
  actors.find((one) => addressOf(one) === address) ?? actors.find(({ name }) => name === address?.replace(/-\d+$/, ''))
