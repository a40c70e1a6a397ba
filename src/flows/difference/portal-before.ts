import { devServer } from '../page/dev-server'

/** The portal of another revision: where it runs, or a sentence why it does not. */
export type PortalBefore = { readonly address: string } | { readonly problem: string }

const gone: PortalBefore = { problem: 'The development server does not answer.' }
const started = new Map<string, Promise<PortalBefore>>()

const start = async (ref: string): Promise<PortalBefore> => {
  try {
    const answer = (await devServer()?.(`portal?${new URLSearchParams({ ref })}`, {})) ?? gone
    if ('address' in answer && typeof answer.address === 'string') return { address: answer.address }
    return { problem: typeof answer.problem === 'string' ? answer.problem : gone.problem }
  } catch {
    return gone
  }
}

/** Starts the portal of a revision by the development server, once; the same promise for the same revision. */
export const portalBefore = (ref: string): Promise<PortalBefore> => {
  const portal = started.get(ref) ?? start(ref)
  started.set(ref, portal)
  return portal
}
/** Forgets a portal that did not start: it is tried again. */
export const forgetPortal = (ref: string): void => void started.delete(ref)
