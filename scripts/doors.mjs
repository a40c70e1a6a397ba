// Draws the login for scripts/doors.ts, in a process of its own: what is drawn reads `window`, which a build must not have.
// Takes the bundle of door-drawing.tsx, the path of the portal and its languages; prints pairs of name and drawing as JSON.
import { pathToFileURL } from 'node:url'
import { JSDOM } from 'jsdom'

const [bundle, basePath, languages] = process.argv.slice(2)

const lookAs = ({ language, isDark, code }) => {
  const { window } = new JSDOM('', { url: `http://localhost${basePath}login${code === null ? '' : `/${code}`}` })
  window.localStorage.setItem('i18nextLng', language)
  window.localStorage.setItem('darkMode', String(isDark))
  for (const name of ['window', 'document', 'navigator']) {
    const value = name === 'window' ? window : window[name]
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
  return window
}

lookAs({ language: 'en', isDark: false, code: null })
const { anyCode, doorName, failureName, drawDoor, drawFailure } = await import(pathToFileURL(bundle).href)
const drawn = []
for (const language of languages.split(',')) {
  drawn.push([failureName(language), await drawFailure(language)])
  for (const code of [null, anyCode])
    for (const isDark of [false, true]) {
      const wish = { language, code, isDark }
      drawn.push([doorName(wish), await drawDoor(lookAs(wish))])
    }
}
process.stdout.write(JSON.stringify(drawn), () => process.exit(0))
