// The second half of `npm run build`: writes each text file of `dist` once more as .gz and .br, for servers that send
// prepared files (deploy/nginx). What shrinks by less than a tenth stays alone.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root } from './install.mjs'

const folder = `${root}dist/`
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
for (const name of files.filter((one) => /\.(?:gz|br)$/.test(one))) rmSync(folder + name)
const sum = { files: 0, plain: 0, gzip: 0, brotli: 0 }
for (const name of files.filter((one) => /\.(?:html|js|css|svg|json|txt|webmanifest)$/.test(one))) {
  const text = readFileSync(folder + name)
  const gzip = gzipSync(text, { level: 9 })
  const brotli = brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length },
  })
  if (gzip.length > text.length * 0.9) continue
  writeFileSync(`${folder + name}.gz`, gzip)
  writeFileSync(`${folder + name}.br`, brotli)
  sum.files += 1
  sum.plain += text.length
  sum.gzip += gzip.length
  sum.brotli += brotli.length
}
const kB = (bytes) => `${Math.round(bytes / 1000)} kB`
console.log(`${sum.files} files compressed: ${kB(sum.plain)} are ${kB(sum.gzip)} (gzip), ${kB(sum.brotli)} (brotli).`)
