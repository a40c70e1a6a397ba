// `npm run typeface`: cuts the letters that nearly every page needs out of Inter, in the weights that the portal uses, and writes
// src/ui/typeface/inter.woff2. All other letters come from the whole files when a page holds one (src/ui/base.css). To be run when
// the typeface has a new version or the words need another letter.
import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { root } from './install.mjs'

const whole = `${root}node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2`
const runs = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x152, 0x153],
  [0x2010, 0x2014],
  [0x2018, 0x201e],
]
const single = [0x2022, 0x2026, 0x2039, 0x203a, 0x20ac, 0x2122, 0x2191, 0x2193, 0x2212]
const letters = [
  ...runs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
  ...single,
]
const cut = await subsetFont(readFileSync(whole), String.fromCodePoint(...letters), {
  targetFormat: 'woff2',
  variationAxes: { wght: { min: 400, max: 700 } },
})
writeFileSync(`${root}src/ui/typeface/inter.woff2`, cut)
const named = (code) => code.toString(16).toUpperCase().padStart(4, '0')
console.log(`${letters.length} letters, ${cut.length} bytes. unicode-range in src/ui/base.css:`)
console.log(
  [...runs.map(([from, to]) => `U+${named(from)}-${named(to)}`), ...single.map((one) => `U+${named(one)}`)].join(', '),
)
