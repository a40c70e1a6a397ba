// `npm run openapi`: writes the contract of src/api/schemas to docs/openapi.json.
import { writeFileSync } from 'node:fs'
import { root } from './install.mjs'
import { openLoader } from './loader.mjs'

const vite = await openLoader()
const { contractText } = await vite.ssrLoadModule('/mocks/openapi/document.ts')
writeFileSync(`${root}docs/openapi.json`, contractText())
await vite.close()
console.log('Written: docs/openapi.json')
