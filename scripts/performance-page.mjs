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

/** The largest paint of each page against the floor login: aim and gate. */
const goals = { login: [1.1, 1.3], 'login, warm': [1.2, 1.5], 'products, 48 a page': [1.45, 1.7], product: [1.45, 1.7] }

const loadsOf = ({ date, rounds, pages }) => {
  const named = (wanted) => pages.find(({ name }) => name === wanted)
  const [floor, hello] = [named('floor login'), named('hello')]
  const rows = pages.map((one) => [
    one.name,
    one.script.toFixed(1),
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
  const distances = Object.entries(goals).flatMap(([name, [aim, gate]]) => {
    const page = named(name)
    if (!page) return []
    const ratio = page.largest / floor.largest
    const said = ratio <= aim ? 'met' : `${(ratio - aim).toFixed(2)} above`
    return [[`${name}: LCP x floor login`, aim.toFixed(2), gate.toFixed(2), ratio.toFixed(2), said]]
  })
  const login = named('login')
  const script = login.script / floor.script
  const more = [
    [
      'login: script x floor login',
      '1.10',
      '1.20',
      script.toFixed(2),
      script <= 1.1 ? 'met' : `${(script - 1.1).toFixed(2)} above`,
    ],
    ['login: requests', '5', '8', login.requests, login.requests <= 5 ? 'met' : `${login.requests - 5} above`],
    ...[
      ['form', 'login: form painted x floor login', 0.6, 1],
      ['taken', 'login: taken over x floor login', 1.1, 1.25],
    ].flatMap(([field, what, aim, gate]) => {
      if (login[field] === undefined) return []
      const ratio = login[field] / floor.largest
      const said = ratio <= aim ? 'met' : `${(ratio - aim).toFixed(2)} above`
      return [[what, aim.toFixed(2), gate.toFixed(2), ratio.toFixed(2), said]]
    }),
    ['every page: shift', '0', '0.02', Math.max(...pages.map(({ moved }) => moved)), '-'],
  ]
  return `## First visits

${date}, medians of ${rounds} rounds in turns; processor slowed 4 times, 1.6 Mbit/s, 150 ms, nothing cached (but for \`warm\`), files by brotli. \`hello\` is React
alone; \`floor login\` is React, XState, a router, words and a form (\`tests/bench/floor\`). Requests until the page is usable, pictures apart. Times
in ms: first paint, largest paint (LCP), total blocking time.

${table(['page', 'script kB', 'requests', 'first paint', 'LCP', 'x hello', 'x floor login', 'shift', 'blocking', 'heap MB', 'nodes'], rows)}

### Against what was aimed at

${table(['measure', 'aim', 'gate', 'here', 'distance'], [...more, ...distances])}

The login stands in the page (decision 069): its form is painted, and takes typing, long before its code has run; its largest paint is the banner of the company, a picture that its settings name. The first goods of the products, and the product of a page, stand there before the
code of the shop, too (decision 082). Why the rest: \`floor login\` has no routes beside its one, no languages beside its one and no session; what a signed-in page carries beyond it are menus, dialogs, the jump box and the view of the cart (decision 053 says
what each would save). A cart and orders are drawn by their code alone.`
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
