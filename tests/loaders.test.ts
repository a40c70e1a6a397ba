// @vitest-environment node
import { expect, test } from 'vitest'
import { projectFiles } from './support/files'

type Loader = { readonly config: { readonly cacheDir: string }; readonly close: () => Promise<void> }
const script: string = '../scripts/loader.mjs'

test('a server that only loads modules keeps away from what `npm start` has bundled', async () => {
  const { openLoader } = (await import(script)) as { readonly openLoader: () => Promise<Loader> }
  const loader = await openLoader()
  expect(loader.config.cacheDir).toMatch(/[\\/]\.cache[\\/]loader$/)
  await loader.close()
  const loaders = projectFiles(['scripts', 'mocks'], /\.(?:mjs|ts)$/).filter(([, text]) =>
    text.includes('noDiscovery: true'),
  )
  expect(loaders.map(([path]) => path).toSorted()).toEqual(['mocks/hosts/vite-plugin.ts', 'scripts/loader.mjs'])
  for (const [path, text] of loaders) expect(text, path).toContain("cacheDir: '.cache/loader'")
})
