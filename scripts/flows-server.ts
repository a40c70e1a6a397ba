import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { hostsIn, refusalOf } from '../mocks/hosts/guard.ts'
import { fileNameOf } from '../src/flows/page/file-name.ts'
import { revisionPortals } from './revision-portals.ts'
import {
  approvalOf,
  readSignOff,
  nothingSigned,
  signOffFrom,
  withMore,
  writeSignOff,
} from '../src/flows/signing/sign-off.ts'

const door = '/__flows/api/'
/** A body that is longer than this, in bytes, is not read. */
const longest = 2_000_000

const answer = (outgoing: ServerResponse, status: number, body: unknown): void => {
  outgoing.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' })
  outgoing.end(typeof body === 'string' ? body : JSON.stringify(body))
}
const bodyOf = async (incoming: IncomingMessage): Promise<unknown> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of incoming as AsyncIterable<Buffer>) {
    size += part.length
    if (size > longest) throw new Error('That is too long.')
    parts.push(part)
  }
  return JSON.parse(Buffer.concat(parts).toString('utf8'))
}

const factsIn = (body: unknown): Readonly<Record<string, unknown>> =>
  typeof body === 'object' && body !== null ? (body as Readonly<Record<string, unknown>>) : {}
const textIn = (body: unknown, name: string): string => {
  const text = factsIn(body)[name]
  return typeof text === 'string' ? text : ''
}

/** What the visualizer asks of the development server: what was signed, and the machines of other revisions. */
export const flowsServer = (): Plugin => {
  let root = ''
  // Where the charts and the signatures are: here; elsewhere for tests, which sign nothing in this tree.
  const portalOf = revisionPortals(() => resolve(root, 'scripts/revision-portal.mjs'))
  const inRoot = (path: string): string => resolve(process.env['FLOWS_REPOSITORY'] ?? root, path)
  const file = () => inRoot('docs/flows/sign-off.json')
  const signed = () => (existsSync(file()) ? readSignOff(readFileSync(file(), 'utf8')) : null) ?? nothingSigned
  const script = (args: readonly string[], input = ''): Promise<string> =>
    new Promise((done, fail) => {
      const program = execFile(
        process.execPath,
        [resolve(root, 'scripts/revisions.mjs'), ...args],
        { cwd: root, maxBuffer: 64 * 1024 * 1024 },
        (error, out) => (error ? fail(error) : done(out)),
      )
      // One that has ended before it was told says so by itself.
      program.stdin?.on('error', () => undefined).end(input)
    })
  /** Adds what was signed and said, and a copy of each machine that was: the next change is held against it. */
  const sign = (body: unknown) => {
    mkdirSync(inRoot('docs/flows/signed'), { recursive: true })
    const facts = factsIn(body)
    const next = withMore(signed(), signOffFrom(facts))
    const { machine, record } = facts
    if (typeof machine === 'string' && /^[a-z][A-Za-z]*$/.test(machine) && typeof record === 'string') {
      JSON.parse(record)
      writeFileSync(inRoot(`docs/flows/signed/${fileNameOf(machine)}.json`), record)
    }
    writeFileSync(file(), writeSignOff(next))
    return next
  }
  return {
    name: 'tradepost-flows-server',
    apply: 'serve',
    // A revision that is laid aside is no change of this one: the page that asks for it would begin anew.
    config: () => ({ server: { watch: { ignored: ['**/.cache/**'] } } }),
    configResolved: (config) => {
      root = config.root
    },
    configureServer: ({ middlewares }) =>
      void middlewares.use((incoming, outgoing, next) => {
        const url = new URL(incoming.url ?? '/', 'http://localhost')
        if (!url.pathname.startsWith(door)) return next()
        // Whoever asks for a revision makes this computer work: every call is held as one that writes.
        const trust = { hosts: hostsIn(process.env['MOCK_HOSTS']), isLoopbackWelcome: false }
        const refusal = refusalOf({ method: 'POST', url, headers: incoming.headers }, trust)
        if (refusal !== null) return answer(outgoing, 403, { problem: refusal })
        const fail = (error: unknown) =>
          answer(outgoing, 400, { problem: error instanceof Error ? error.message : String(error) })
        const asked = `${incoming.method ?? 'GET'} ${url.pathname.slice(door.length)}`
        if (asked === 'GET sign-off') return answer(outgoing, 200, { ...signed(), isServed: true })
        if (asked === 'POST sign-off') {
          if (!String(incoming.headers['content-type']).startsWith('application/json'))
            return answer(outgoing, 415, { problem: 'Only JSON is taken.' })
          bodyOf(incoming)
            .then((body) => answer(outgoing, 200, { ...sign(body), isServed: true }), fail)
            .catch(fail)
          return undefined
        }
        if (asked === 'GET signed') {
          const copy = inRoot(`docs/flows/signed/${fileNameOf(url.searchParams.get('machine') ?? '')}.json`)
          const isName = /^[a-z][A-Za-z]*$/.test(url.searchParams.get('machine') ?? '')
          return answer(outgoing, 200, { record: isName && existsSync(copy) ? readFileSync(copy, 'utf8') : null })
        }
        if (asked === 'GET signed-at') {
          const machine = url.searchParams.get('machine') ?? ''
          const when = approvalOf(signed(), 'machine', machine)?.when ?? ''
          script(['--signed', fileNameOf(machine), when]).then((text) => answer(outgoing, 200, text), fail)
          return undefined
        }
        if (asked === 'POST revision-with') {
          bodyOf(incoming)
            .then((body) => script(['--with', fileNameOf(textIn(body, 'machine'))], textIn(body, 'record')))
            .then((text) => answer(outgoing, 200, text), fail)
          return undefined
        }
        if (asked === 'GET revisions') {
          script([]).then((text) => answer(outgoing, 200, text), fail)
          return undefined
        }
        if (asked === 'POST portal') {
          portalOf(url.searchParams.get('ref') ?? '-').then((found) => answer(outgoing, 200, found), fail)
          return undefined
        }
        if (asked === 'GET revision') {
          script([url.searchParams.get('ref') ?? '-']).then((text) => answer(outgoing, 200, text), fail)
          return undefined
        }
        return answer(outgoing, 404, { problem: 'There is nothing here.' })
      }),
  }
}
