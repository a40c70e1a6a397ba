import { basePath } from '../atlas/base-path'

/** The development server, as far as the visualizer asks it: what was signed, and other revisions. */
export type DevServer = (what: string, body?: unknown) => Promise<Readonly<Record<string, unknown>>>

let server: DevServer | null = null

/** The server behind this page; `null` in the static demo, and wherever nobody has said that there is one. */
export const devServer = (): DevServer | null => server
/** Said once, by the entry of the page as it is developed. */
export const connectDevServer = (found: DevServer | null): void => {
  server = found
}

/** Asks below `/__flows/api`; a body is written. Fails where nothing answers. */
export const askByNetwork: DevServer = async (what, body) => {
  const wish =
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  const answer: unknown = await (await fetch(`${basePath()}__flows/api/${what}`, wish)).json()
  return typeof answer === 'object' && answer !== null ? Object.fromEntries(Object.entries(answer)) : {}
}
