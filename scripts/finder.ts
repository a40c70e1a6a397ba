import { createHash } from 'node:crypto'

/** A script or a style that stands in a page, as the page's policy lets it in. */
export const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/**
 * The script that looks for the folder of the demo, whose worker serves the pages of all addresses: `findDemo` answers whether
 * that worker is there now. `words` are those that an address of the portal may begin with: whoever opens a product has its
 * folder before `products`.
 */
export const finderScript = (words: readonly string[]): string => `
const words = ${JSON.stringify(words)}
const findDemo = async () => {
  const parts = location.pathname.split('/').slice(1, -1)
  const depths = [...parts.keys(), parts.length].reverse()
  const isBeginning = (depth) => words.includes(parts[depth])
  for (const depth of [...depths.filter(isBeginning), ...depths.filter((depth) => !isBeginning(depth))]) {
    const base = '/' + parts.slice(0, depth).map((part) => part + '/').join('')
    const found = await fetch(base + 'mock-worker.js', { method: 'HEAD' })
    if (!found.ok || !(found.headers.get('content-type') ?? '').includes('javascript')) continue
    const rules = { createScriptURL: (address) => address }
    const workers = window.trustedTypes ? trustedTypes.createPolicy('workers', rules) : rules
    const { installing } = await navigator.serviceWorker.register(workers.createScriptURL(base + 'mock-worker.js'), { scope: base })
    const fails = (_, fail) => installing?.addEventListener('statechange', () => {
      if (installing.state === 'redundant') fail(new Error('The worker could not be installed.'))
    })
    await Promise.race([navigator.serviceWorker.ready, new Promise(fails)])
    return true
  }
  return false
}
`

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { display: grid; place-items: center; min-height: 100vh; margin: 0; }
`

/**
 * The page of a deep address on a host without rules of its own: it waits for the worker, and is read anew then. The script
 * stands in the page, because nobody knows yet where the files are: its hash lets it run.
 */
export const finderPage = (words: readonly string[]): string => {
  const script = `${finderScript(words)}
let isThere = false
try {
  isThere = await findDemo()
} finally {
  if (isThere) location.reload()
  else document.querySelector('p').textContent = 'Not found.'
}
`
  const policy = [
    "default-src 'none'",
    `script-src ${hashOf(script)}`,
    `style-src ${hashOf(style)}`,
    "connect-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types workers',
  ].join('; ')
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Tradepost</title>
<style>${style}</style>
<script type="module">${script}</script>
<p role="status">Loading...</p>
</html>
`
}
