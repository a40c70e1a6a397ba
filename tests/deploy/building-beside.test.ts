// @vitest-environment node
import { fileURLToPath } from 'node:url'
import { resolveConfig } from 'vite'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

test('QA: a build beside a running `npm start` reads none of its open pages anew', async () => {
  const { server } = await resolveConfig({ root, configFile: `${root}vite.config.ts`, logLevel: 'silent' }, 'serve')
  const ignored = [server.watch?.ignored ?? []].flat()
  const isIgnored = (path: string) => ignored.some((rule) => typeof rule === 'function' && rule(`${root}${path}`))
  const built = ['dist', 'dist/index.html', 'dist-demo', 'dist-demo/index.html', 'dist-demo/assets/main.js']
  expect(built.map(isIgnored)).toEqual(built.map(() => true))
  const own = ['index.html', 'src/main.tsx', 'mocks/world.ts', 'distant.ts', 'src/dist/part.ts']
  expect(own.map(isIgnored)).toEqual(own.map(() => false))
})
