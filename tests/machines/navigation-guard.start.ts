import { createActor } from 'xstate'
import { navigationGuardMachine } from '../../src/machines/session/navigation-guard.machine'
import type { Visitor } from '../../src/machines/rules/access'
import type { GuardNews, NoticeGiven } from '../../src/machines/app.types'
import { collectingParent, record } from '../support/machine'

export const recorder = record(navigationGuardMachine)
export const guest: Visitor = { kind: 'guest', lastCode: 'ACME' }
export const buyer: Visitor = { kind: 'signedIn', code: 'ACME' }

/** The guard with a browser that goes where it is sent, as the real one does. */
export const start = (path: string, link: string | null = null) => {
  const places = new URL(path, 'http://portal.test')
  const [pathname, query] = [path.split(/[?#]/)[0] ?? '/', places.search.slice(1)]
  const links: (string | null)[] = []
  const moves: string[] = []
  const { parent, told } = collectingParent<GuardNews | NoticeGiven>({ inspect: recorder.inspect })
  let clock = 0
  let address = path
  const go = (to: string, at = (clock += 10_000)) => {
    address = to
    const { pathname: where, search, hash } = new URL(to, 'http://portal.test')
    actor.send({ type: 'place.changed', place: { pathname: where, search, ...(hash && { hash }) }, at })
  }
  const actor = createActor(
    navigationGuardMachine.provide({
      actions: {
        push: (_, { to }) => {
          moves.push(`push ${to}`)
          go(to)
        },
        replace: (_, { to }) => {
          moves.push(`replace ${to}`)
          go(to)
        },
        storeLink: (_, { link: stored }) => void links.push(stored),
      },
    }),
    {
      input: { place: { pathname, search: query ? `?${query}` : '', ...(places.hash && { hash: places.hash }) }, link },
      parent,
    },
  )
  actor.start()
  return {
    actor,
    moves,
    links,
    told,
    go,
    loops: () => told.filter(({ type }) => type === 'loop.found').length,
    address: () => address,
  }
}
export const startAs = (path: string, visitor: Visitor) => {
  const started = start(path)
  started.actor.send({ type: 'visitor.restored', visitor })
  return started
}
