// @vitest-environment node
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const env = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^VITEST|^NODE_OPTIONS$|^PORT$/.test(name)),
)
/** What a command says until it has said something that fits, or is over. */
const said = (script: string, args: readonly string[], until: RegExp): Promise<string> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, [`scripts/${script}`, ...args], { cwd: root, env })
    onTestFinished(() => void child.kill())
    let text = ''
    const hear = (part: Buffer) => {
      text += part.toString()
      if (until.test(text)) resolve(text)
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => resolve(text))
  })
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })

test('npm run mock -- --port N answers there', async () => {
  const port = await freePort()
  const text = await said('mock.mjs', ['--port', String(port)], /The mock API/)
  expect(text).toContain(`http://localhost:${port}/api`)
  const answer = await fetch(`http://localhost:${port}/__mock?world=anna`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/__mock'])
  expect(answer.headers.get('set-cookie')).toMatch(/^mock-world=anna;/)
})

test.each(['start.mjs', 'mock.mjs'])(
  '%s says so where it is asked for something that it does not know',
  async (script) => {
    expect(await said(script, ['--port', '70000'], /\[--port N\]/)).toContain(
      'A port is a number from 1 to 65535, not "70000".',
    )
    expect(await said(script, ['--prot', '5174'], /\[--port N\]/)).toContain("Unknown option '--prot'")
  },
)
