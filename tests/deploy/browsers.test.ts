import { expect, test } from 'vitest'
import { oldestBrowsers } from '../../scripts/oldest-browsers'
import readme from '../../README.md?raw'
import figures from '../../docs/figures/engines.json'

const said = /## Browsers\n+([\s\S]*?)\n\n##/.exec(readme)?.[1] ?? ''
const names = { chromium: 'Chromium', firefox: 'Firefox ESR', webkit: 'WebKitGTK' }

test('QA: the README names the browsers that the build is made for', () => {
  const found = /Chrome and Edge (\d+), Firefox (\d+) and Safari (\d+)/.exec(said)
  const [, chrome, firefox, safari] = found ?? []
  expect([`chrome${chrome}`, `edge${chrome}`, `firefox${firefox}`, `safari${safari}`]).toEqual(oldestBrowsers)
})

test('QA: the README names the versions that the journeys were seen in', () => {
  expect(figures.engines.map(({ engine }) => engine).sort()).toEqual(Object.keys(names).sort())
  for (const { engine, version } of figures.engines) {
    const short = engine === 'webkit' ? /^\d+\.\d+/ : /^\d+/
    expect(said).toContain(`${names[engine as keyof typeof names]} ${short.exec(version)?.[0]}`)
  }
})
