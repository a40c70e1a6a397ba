import { asksToBegin, isMockAddress, isPanelAddress } from './addresses'
import { scenarioOf, scenarios } from './scenarios'
import { beginScenario, type World } from './world'
import { isWorldName } from './world-name'

/** True for a page of the portal, or the test bench, that asks for a scenario or a world: `/products?world=anna&scenario=one-address`. */
export const isBeginning = ({ pathname, searchParams }: URL): boolean =>
  asksToBegin(searchParams) && (!isMockAddress(pathname) || isPanelAddress(pathname))

/** The world that a page asks for in its address, `null` when it asks for none, or for one that cannot be. */
export const worldAsked = (url: URL): string | null => {
  const name = isBeginning(url) ? url.searchParams.get('world') : null
  return name !== null && isWorldName(name) ? name : null
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const page = (title: string, body: string): Response =>
  new Response(
    `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<body style="max-width:44rem;margin:2rem auto;padding:0 1rem;font:15px/1.5 system-ui,sans-serif">
${body}
</body>
</html>
`,
    { status: 404, headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

const shortened = (name: string): string => escaped(name.slice(0, 100))
const unknownScenario = (name: string): Response =>
  page(
    'Unknown scenario',
    `<h1>There is no scenario “${shortened(name)}”</h1>
<p>Nothing was changed. These scenarios exist:</p>
<ul>
${scenarios.map((one) => `<li><a href="?scenario=${one.name}">${one.name}</a>: ${escaped(one.says)}</li>`).join('\n')}
</ul>`,
  )
const unknownWorld = (name: string, own: string): Response =>
  page(
    'No such world',
    `<h1>No world “${shortened(name)}” can be had here</h1>
<p>A name has 1 to 60 letters, figures, hyphens or low lines; the demo without a server has one world alone. Nothing was changed: you are in “${escaped(own)}”.</p>`,
  )

/**
 * Leads to the world that the address of a page asks for, begins its scenario there, and leads on to the same page without both, so that
 * a reload does not begin it again. A name that is not known changes nothing and says so (404).
 */
export const beginByAddress = (world: World, url: URL): Response => {
  const rest = new URLSearchParams(url.searchParams)
  const [name, scenario] = [rest.get('world'), rest.get('scenario')]
  if (name !== null && name !== world.name) return unknownWorld(name, world.name)
  if (scenario !== null && scenarioOf(scenario) === null) return unknownScenario(scenario)
  // Beside a real server no scenario reaches the portal, and the record of this world stays.
  if (scenario !== null && world.server === null) beginScenario(world, scenario)
  rest.delete('world')
  rest.delete('scenario')
  const query = rest.toString()
  const headers = new Headers({ Location: url.pathname + (query === '' ? '' : `?${query}`) })
  if (name !== null) headers.set('Set-Cookie', `mock-world=${name}; Path=/; SameSite=Lax`)
  return new Response(null, { status: 303, headers })
}
