import { isMockAddress } from './addresses'
import { scenarioOf, scenarios } from './scenarios'
import { beginScenario, type World } from './world'

/** True for a page of the portal that asks for a scenario: `/products?scenario=one-address`. */
export const isScenarioAddress = ({ pathname, searchParams }: URL): boolean =>
  searchParams.has('scenario') && !isMockAddress(pathname)

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const unknown = (name: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Unknown scenario</title>
<body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif">
<h1>There is no scenario “${escaped(name.slice(0, 100))}”</h1>
<p>Nothing was changed. These scenarios exist:</p>
<ul>
${scenarios.map((one) => `<li><a href="?scenario=${one.name}">${one.name}</a>: ${escaped(one.says)}</li>`).join('\n')}
</ul>
</body>
</html>
`,
    { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

/**
 * Begins the scenario that the address of a page asks for, and leads to the same page without it, so that a reload does
 * not begin it again. An unknown name changes nothing and lists the known ones (404).
 */
export const beginByAddress = (world: World, url: URL): Response => {
  const name = url.searchParams.get('scenario') ?? ''
  if (scenarioOf(name) === null) return unknown(name)
  beginScenario(world, name)
  const rest = new URLSearchParams(url.searchParams)
  rest.delete('scenario')
  const query = rest.toString()
  return new Response(null, { status: 303, headers: { Location: url.pathname + (query === '' ? '' : `?${query}`) } })
}
