// `npm run openapi`: writes the contract of src/api/schemas to docs/openapi.json.
import { writeFileSync } from 'node:fs'
import { createServer } from 'vite'
import { root } from './install.mjs'

const vite = await createServer({
  root,
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  server: { middlewareMode: true, hmr: false, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const { contractText } = await vite.ssrLoadModule('/mocks/openapi/document.ts')
writeFileSync(`${root}docs/openapi.json`, contractText())
await vite.close()
console.log('Written: docs/openapi.json')
