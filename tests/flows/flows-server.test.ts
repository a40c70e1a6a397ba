// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { flowsServer } from '../../scripts/flows-server'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'tradepost-flows-'))
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@acme.test', ...args], { cwd: folder })
const chart = '{"id":"kettle","states":[{"id":"kettle","key":"kettle","children":[],"kind":"atomic"}],"transitions":[]}'
const approval = { of: 'machine', id: 'kettle', fingerprint: '1', who: 'Ana', when: '2026-11-24', words: 'Good.' }

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void
let origin = ''
let close = (): void => undefined
beforeAll(async () => {
  mkdirSync(join(folder, 'docs/flows'), { recursive: true })
  mkdirSync(join(folder, 'src/machines'), { recursive: true })
  writeFileSync(join(folder, 'docs/flows/kettle.json'), chart)
  writeFileSync(join(folder, 'src/machines/kettle.machine.ts'), '')
  git('init', '--quiet')
  git('add', '-A')
  git('commit', '--quiet', '--message', 'A kettle')
  git('tag', 'v1')
  vi.stubEnv('FLOWS_REPOSITORY', folder)
  const { configResolved, configureServer } = flowsServer()
  const handlers: Handler[] = []
  const call = (hook: unknown, given: object) => typeof hook === 'function' && Reflect.apply(hook, {}, [given])
  call(configResolved, { root })
  call(configureServer, { middlewares: { use: (handler: Handler) => handlers.push(handler) } })
  const server = createServer((incoming, outgoing) =>
    handlers[0]?.(incoming, outgoing, () => {
      outgoing.writeHead(404)
      outgoing.end('next')
    }),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
  close = () => void server.close()
})
afterAll(() => {
  close()
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})
const ask = async (what: string, init: RequestInit = {}) => {
  const response = await fetch(`${origin}/__flows/api/${what}`, init)
  return { status: response.status, body: await response.json() }
}
const written = (path: string): string => readFileSync(join(folder, 'docs/flows', path), 'utf8')
const json = { 'Content-Type': 'application/json' }

test('what is signed is written, with a copy of the machine, and read again', async () => {
  expect(await ask('sign-off')).toEqual({ status: 200, body: { approvals: [], remarks: [], isServed: true } })
  const body = JSON.stringify({ approvals: [approval], machine: 'kettle', record: chart })
  const { status } = await ask('sign-off', { method: 'POST', headers: json, body })
  expect(status).toBe(200)
  expect((await ask('sign-off')).body).toMatchObject({ approvals: [approval] })
  expect(JSON.parse(written('sign-off.json'))).toEqual({ approvals: [approval], remarks: [] })
  expect(written('signed/kettle.json')).toBe(chart)
  expect((await ask('signed?machine=kettle')).body).toEqual({ record: chart })
  expect((await ask('signed?machine=teapot')).body).toEqual({ record: null })
})

test('nothing is written for what is no JSON, of another origin, or names a file elsewhere', async () => {
  const post = (headers: HeadersInit, body: string) => ask('sign-off', { method: 'POST', headers, body })
  expect((await post({ 'Content-Type': 'text/plain' }, '{}')).status).toBe(415)
  expect((await post(json, '{')).status).toBe(400)
  expect((await post({ ...json, Origin: 'https://elsewhere.test' }, '{}')).status).toBe(403)
  await post(json, JSON.stringify({ approvals: [approval], machine: '../../x', record: chart }))
  expect(existsSync(join(folder, 'x.json'))).toBe(false)
  expect((await post(json, JSON.stringify({ machine: 'kettle', record: 'no JSON' }))).status).toBe(400)
  expect((await post(json, JSON.stringify({ remarks: ['x'.repeat(2_000_000)] }))).body.problem).toBe(
    'That is too long.',
  )
  expect((await ask('nonsense')).status).toBe(404)
})

test('revisions are those in which a machine became another one, and each has its machines', async () => {
  const { revisions } = (await ask('revisions')).body
  expect(revisions).toMatchObject([{ ref: 'v1', subject: 'tag' }, { subject: 'A kettle' }])
  const { from, machines } = (await ask('revision?ref=v1')).body
  expect([from, machines]).toEqual(['files', [JSON.parse(chart)]])
  expect((await ask('revision?ref=v2')).body).toEqual({ problem: 'There is no revision v2.' })
  expect((await ask('revision?ref=--output%3Dx')).body.problem).toMatch(/^There is no revision/)
})

test('the revision of what was signed is the last one of that day that has its chart', async () => {
  const post = (machine: string, when: string, record: string) =>
    ask('sign-off', {
      method: 'POST',
      headers: json,
      body: JSON.stringify({ approvals: [{ ...approval, id: machine, when }], machine, record }),
    })
  const commit = (day: string, text: string) => {
    writeFileSync(join(folder, 'docs/flows/pot.json'), text)
    writeFileSync(join(folder, 'other.txt'), day)
    git('add', '-A')
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00`)
    git('commit', '--quiet', '--date', `${day}T12:00:00`, '--message', day)
    return git('rev-parse', 'HEAD').toString().trim()
  }
  const pot = (words: string, walked: string) =>
    `{\n"id": "pot",\n"description": "${words}",\n"states": [],\n"transitions": [],\n"screens": ${walked}\n}\n`
  const first = commit('2027-01-01', pot('A pot', '{}'))
  const second = commit('2027-01-03', pot('A pot', '{}'))
  commit('2027-01-05', pot('A large pot', '{}'))
  const at = async () => (await ask('signed-at?machine=pot')).body.revision as unknown
  expect(await at()).toBeNull()
  await post('pot', '2027-01-04', pot('A pot', '{"pot": "x"}'))
  expect(await at()).toBe(second)
  // Signed before it was committed.
  await post('pot', '2026-12-31', pot('A pot', '{}'))
  expect(await at()).toBe(first)
  await post('pot', '2027-01-04', pot('A pan', '{}'))
  expect(await at()).toBeNull()
  expect((await ask('signed-at?machine=..%2Fpot')).body).toEqual({ revision: null })
  // A file names no day: the last one that has its chart.
  const has = async (machine: string, record: string) => {
    const body = JSON.stringify({ machine, record })
    return (await ask('revision-with', { method: 'POST', headers: json, body })).body.revision as unknown
  }
  expect(await has('pot', pot('A pot', '{}'))).toBe(second)
  expect(await has('pot', pot('No pot', '{}'))).toBeNull()
  expect(await has('../pot', pot('A pot', '{}'))).toBeNull()
})
