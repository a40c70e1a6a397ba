// docs/performance.md from what was measured last (docs/figures): every part of `npm run bench` writes it anew.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { root } from './install.mjs'

const figuresOf = (name) => {
  const file = `${root}docs/figures/${name}.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
}
const table = (heads, rows) =>
  [heads, heads.map((_, at) => (at === 0 ? '---' : '---:')), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')

const head = `# How fast it is

Written by \`npm run bench\` (\`scripts/performance-page.mjs\`, \`docs/figures\`). A figure is what was measured on its day beside whatever else ran there,
no promise; only ratios of one run can be compared. Bytes and requests are guarded exactly in \`npm test\`
(\`tests/journeys/first-load.journey.ts\`), calls of whole journeys in \`calls.journey.ts\`, mounted elements in \`scale.journey.ts\`.`

/** How a measure is written: `above` what was aimed at, or met. */
const held = ([what, aim, gate, here, unit = 'x']) => {
  const digits = unit === 'x' ? 2 : unit === 'kB' || unit === 'MB' ? 1 : 0
  const over = here - aim
  const said = over <= 0 ? 'met' : `${over.toFixed(digits)} above${here <= gate ? ', within the gate' : ''}`
  const suffix = unit === 'x' || unit === '' ? '' : ` ${unit}`
  return [what, ...[aim, gate, here].map((value) => `${value.toFixed(digits)}${suffix}`), said]
}
/** Every measure of the first visits: what, aim, gate and what was measured. */
const aimsOf = ({ pages, code }) => {
  const page = (wanted) => pages.find(({ name }) => name === wanted)
  const [floor, full, login, warm] = ['floor login', 'floor full', 'login', 'login, warm'].map(page)
  const [products, product, categories] = ['products, 48 a page', 'product', '5,000 categories'].map(page)
  return [
    ['login: script until it is usable x floor login', 1.1, 1.2, login.script / floor.script],
    ['products: script until it is usable x floor full', 1.15, 1.3, products.script / full.script],
    ['all code in one language x floor full', 2.2, 2.6, code / full.script],
    ['login: styles, gzip', 10, 16, login.css, 'kB'],
    ['login: requests', 5, 8, login.requests, ''],
    ['login: form painted x floor login', 0.6, 1, login.form / floor.largest],
    ['login: LCP x floor login', 1.1, 1.3, login.largest / floor.largest],
    ['login: taken over x floor login', 1.1, 1.25, login.taken / floor.largest],
    ['login, warm: LCP x floor login', 1.2, 1.5, warm.largest / floor.largest],
    ['products: first paint x floor login', 0.35, 0.5, products.first / floor.largest],
    ['products, 48 a page: LCP x floor login', 1.45, 1.7, products.largest / floor.largest],
    ['product: LCP x floor login', 1.45, 1.7, product.largest / floor.largest],
    ['5,000 categories: all there x LCP of products', 1.5, 2, categories.complete / products.largest],
    ['login: blocking time x floor login', 1.25, 1.6, login.blocked / floor.blocked],
    ['login: heap', 3, 4, login.heap, 'MB'],
    ['products: heap', 5, 8, products.heap, 'MB'],
  ]
}

const loadsOf = (figures) => {
  const { date, rounds, pages } = figures
  const [floor, hello] = ['floor login', 'hello'].map((wanted) => pages.find(({ name }) => name === wanted))
  const rows = pages.map((one) => [
    one.name,
    one.script.toFixed(1),
    one.later.toFixed(1),
    one.requests,
    one.first,
    one.largest,
    (one.largest / hello.largest).toFixed(2),
    (one.largest / floor.largest).toFixed(2),
    one.moved.toFixed(3),
    one.blocked,
    one.heap.toFixed(1),
    one.nodes,
  ])
  const moved = Math.max(...pages.map((one) => one.moved))
  const still = [
    'every page: shift',
    '0',
    '0.02',
    moved.toFixed(3),
    moved <= 0.02 ? 'within the gate' : 'above the gate',
  ]
  const columns = ['script kB', 'later kB', 'requests', 'first paint', 'LCP', 'x hello', 'x floor login', 'shift']
  return `## First visits

${date}, medians of ${rounds} rounds in turns; processor slowed 4 times, 1.6 Mbit/s, 150 ms, nothing cached (but for \`warm\`), files by brotli. \`hello\` is React
alone; \`floor login\` is React, XState, a router, words and a form, \`floor full\` a router of data, calls, a dialog, a choice and a notice besides (\`tests/bench/floor\`). Script and requests until the page is usable (the login: until
the portal has taken over its form), pictures apart; \`later\` is what comes when the browser has nothing else to do. Times in ms: first paint, largest paint (LCP), total blocking time.

${table(['page', ...columns, 'blocking', 'heap MB', 'nodes'], rows)}

### Against what was aimed at

${table(['measure', 'aim', 'gate', 'here', 'distance'], [...aimsOf(figures).map(held), still])}

The login stands in the page (decision 069): its form is painted, and takes typing, long before its code has run; its largest paint is the banner of the company, a picture that its settings name. The first goods of the products, and the product of a page, stand there before the
code of the shop, too (decision 082). A cart and orders are drawn by their code alone.

Where an aim is not met, and why:

- **Script of the login, and when it is taken over.** \`floor login\` has one route, one language, no session, no calls and no words for what fails. What the portal needs beyond it: a guard, a session and its reset, settings of the company, answers read by schema (ky and valibot, 11 kB), a door that is taken over, toasts and the
  screen for a crash. Half of the time until then is the line's.
- **Script of the products, and all code.** \`floor full\` draws a form with one choice. Menus and popovers, dialogs, the jump box, the view of the cart and the tree of categories are 63 kB beyond the aim (decision 053 says what each would save); all code has the order pad, lists, desk, receipts, files and scanning.
- **Requests of the login.** The page, its first script, styles, typeface, what all modules share, the entry, words and the company's settings: one wave, and the last two once it is known who is there.
- **First paint, and the form's.** Page, then styles and first script, are two trips with 20 kB, about 450 ms of this line; the rest is a slowed processor that reads the page with its doors in three languages, runs the first script and lays out what it stands. Typeface and entry wait for them (decision 090): what is painted comes earlier for it, and the code of a cart or of orders a little later. The strict policy has no styles in the page itself.
- **5,000 categories.** Fifty answers, six at a time, asked for once the shop is there; the largest paint they are held against stands before its code. The tree can be used from its first answer on.
- **Blocking time and heap.** The floor runs a form's code alone. The portal takes over a page that stands, with some twenty actors; of that nothing is done in pieces, because what was typed and pressed meanwhile has to hold (decision 069).`
}

const gesturesOf = ({ date, rounds, rows, slowing }) => {
  const late = rows.filter(({ large }) => large > 100)
  const dear = rows.filter(({ small, large }) => large > Math.max(1.5 * small, 80))
  return `## Every gesture, at scale

${date}, medians of ${rounds}; processor slowed ${slowing} times; ms from the press until what it changes is painted (a jump: until the last row is there). Aimed at: 100 ms, 1.5 times the
same on small data (or 80 ms), 1,400 mounted elements. Small data are a short cart and pad and the demo's categories, tags and orders; where their last row is mounted already, a jump costs nothing.

${table(
  ['gesture', 'small data', 'large data', 'ratio', 'mounted'],
  rows.map(({ what, name, small, large, nodes }) => [
    `${what}: ${name}`,
    small,
    large,
    (large / small).toFixed(2),
    nodes,
  ]),
)}

Above 100 ms: ${late.length === 0 ? 'none' : late.map(({ name, large }) => `${name} (${large})`).join(', ')}. Above the ratio: ${dear.length === 0 ? 'none' : dear.map(({ name }) => name).join(', ')}. What is left of them is drawing: 16 rows of 38 elements (a jump, a search),
20 lines (the panel), 24 cards (the page size), every text (the language) are mounted, styled, laid out and painted at once; decision 061 says what was tried. Rows that are filled anew instead of mounted would save about half, and may give what somebody
is typing to another product: not taken.`
}

const padOf = ({ date, rows, slowing, keys, scrolling, mountedRows, goal }) => `## The order pad

${date}, ${rows} rows, processor slowed ${slowing} times; ms from a key, or a turn of the wheel, until it is painted; aimed at: ${goal}. Rows mounted at most: ${mountedRows}.

${table(
  ['what', 'median', 'p95', 'slowest'],
  [
    ...Object.entries(keys),
    ['a notch of the wheel (100 px)', scrolling.notch],
    ['a leap of the wheel (600 and 700 px)', scrolling.leap],
  ].map(([name, { median, p95, slowest }]) => [name, median, p95, slowest]),
)}

The letters go into a field, \`enter\` walks down the column. A second reading of the same portal can differ by half: the machine has neighbours.`

/** Writes the page from the figures that there are. */
export const writePerformance = async () => {
  const parts = [
    ['loads', loadsOf],
    ['gestures', gesturesOf],
    ['pad', padOf],
  ].flatMap(([name, told]) => {
    const figures = figuresOf(name)
    return figures === null ? [] : [told(figures)]
  })
  writeFileSync(`${root}docs/performance.md`, await format([head, ...parts, ''].join('\n\n'), { parser: 'markdown' }))
}
