import { useState, type CSSProperties } from 'react'
import type { AnyStateMachine } from 'xstate'
import { basePath } from '../atlas/base-path'
import { frameAddress } from '../atlas/frame-address'
import { useScreens } from '../atlas/screens'
import { useTheme } from '../page/use-theme'
import { devServer } from '../page/dev-server'
import { Button } from '../../ui/components/button'
import styles from './compare.module.css'

type ScreensComparedProps = {
  readonly machine: AnyStateMachine
  readonly state: string | null
  /** The revision that is compared with; `null` for a file, and for a signature of which no revision has the chart. */
  readonly revision: string | null
  readonly parameters: URLSearchParams
  readonly setParameters: (parameters: URLSearchParams) => void
}
const size = { '--frame-width': 1280, '--frame-height': 800 } as CSSProperties

/** A portal's own address, with a slash at its end; `null` for anything else. */
const baseOf = (typed: string | null): string | null => {
  if (typed === null || !URL.canParse(typed)) return null
  const { protocol, origin, pathname } = new URL(typed)
  return /^https?:$/.test(protocol) ? `${origin}${pathname.replace(/\/?$/, '/')}` : null
}

/** A commit by its first signs; a name that somebody gave stays. */
const shortOf = (ref: string): string => (/^[0-9a-f]{40}$/.test(ref) ? ref.slice(0, 9) : ref)

const Frame = ({ title, address }: { readonly title: string; readonly address: string }) => (
  <figure>
    <figcaption>{title}</figcaption>
    <div className={styles['frame']} style={size}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the portal, of now or of then */}
      <iframe key={address} src={address} title={title} width={1280} height={800} tabIndex={-1} />
    </div>
  </figure>
)

/**
 * The screen of a state before and now. A revision keeps no pictures: the screen of before is drawn by a portal of that
 * revision, where one runs; the address names it.
 */
export const ScreensCompared = (props: ScreensComparedProps) => {
  const { machine, state, revision, parameters, setParameters } = props
  const screens = useScreens(machine)
  const [starting, setStarting] = useState('')
  const theme = useTheme()
  const [typed, setTyped] = useState(parameters.get('before') ?? '')
  const base = baseOf(parameters.get('before'))
  const found =
    state === null
      ? undefined
      : (screens.find(({ id }) => id === state) ?? screens.find(({ id }) => id.startsWith(`${state}.`)))
  const addressAt = (from: string, run: string) => frameAddress(from, { run, language: 'en', theme, tenant: 'ACME' })
  const open = (address: string) => {
    const next = new URLSearchParams(parameters)
    if (baseOf(address) === null) next.delete('before')
    else next.set('before', address)
    setParameters(next)
  }
  const server = devServer()
  const start = async (ref: string) => {
    setStarting(`The portal of ${shortOf(ref)} is being started...`)
    const gone = { problem: 'The development server does not answer.' }
    const wish = server?.(`portal?${new URLSearchParams({ ref })}`, {}).catch(() => gone)
    const { address, problem }: Readonly<Record<string, unknown>> = (await wish) ?? gone
    setStarting(typeof problem === 'string' ? problem : '')
    if (typeof address !== 'string') return
    setTyped(address)
    open(address)
  }
  return (
    <section aria-label="Screens before and now" className={styles['screens']}>
      <h2>Screens before and now</h2>
      {state === null ? (
        <p className={styles['note']}>Choose a change: its screen shows here.</p>
      ) : found === undefined ? (
        <p className={styles['note']}>
          {screens.length === 0 ? `${machine.id} draws nothing of its own.` : 'This state has no screen today.'}
        </p>
      ) : (
        <div className={styles['pair']}>
          {base === null ? (
            <figure>
              <figcaption>Before</figcaption>
              <p className={styles['note']}>
                No picture of that version is stored: a portal of then draws it.
                {server === null
                  ? ' Here is none: ask somebody who has the code (npm start).'
                  : revision === null &&
                    (parameters.get('with') === 'signed'
                      ? ' No revision here has the chart that was signed: it was never committed, or lies further back than what is known here.'
                      : ' A file says not of which revision it is: choose one under Since.')}
              </p>
              {server !== null && revision === null && (
                <p className={styles['note']}>
                  Or start it by hand, and give its address below: <code>git worktree add ../before REVISION</code>,{' '}
                  <code>cd ../before</code>, <code>npm start -- --port 5174</code>.
                </p>
              )}
              {server !== null && revision !== null && (
                <Button onClick={() => void start(revision)}>Start the portal of {shortOf(revision)}</Button>
              )}
              <p role="status" className={styles['note']}>
                {starting}
              </p>
            </figure>
          ) : (
            <Frame title="Before" address={addressAt(base, found.run)} />
          )}
          <Frame title="Now" address={addressAt(basePath(), found.run)} />
        </div>
      )}
      {server !== null && (
        <form
          className={styles['choice']}
          onSubmit={(event) => {
            event.preventDefault()
            open(typed)
          }}
        >
          <label>
            Address of the portal of before
            <input
              type="url"
              value={typed}
              placeholder="http://localhost:5174/"
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <button type="submit">Show</button>
        </form>
      )}
    </section>
  )
}
