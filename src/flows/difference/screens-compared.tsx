import { useState } from 'react'
import type { AnyStateMachine } from 'xstate'
import { basePath } from '../atlas/base-path'
import { frameAddress } from '../atlas/frame-address'
import { useScreens } from '../atlas/screens'
import { devServer } from '../page/dev-server'
import { useTheme } from '../page/use-theme'
import type { Before } from './before'
import styles from './compare.module.css'
import { Frame, ScreenBefore, Side } from './screen-before'

type ScreensComparedProps = {
  readonly machine: AnyStateMachine
  /** The state of now; `null` when nothing is chosen. */
  readonly now: string | null
  /** The state of before, by the name that it had. */
  readonly then: string | null
  readonly before: Exclude<Before, { readonly problem: string }>
  readonly parameters: URLSearchParams
  readonly setParameters: (parameters: URLSearchParams) => void
}

/** A portal's own address, with a slash at its end; `null` for anything else. */
const baseOf = (typed: string | null): string | null => {
  if (typed === null || !URL.canParse(typed)) return null
  const { protocol, origin, pathname } = new URL(typed)
  return /^https?:$/.test(protocol) ? `${origin}${pathname.replace(/\/?$/, '/')}` : null
}
/** The state that shows a state: itself, or the first one inside it; `liked` is that if it can be. */
const shownBy = (ids: readonly string[], state: string | null, liked?: string): string | undefined => {
  const inside = ids.filter((id) => id.startsWith(`${state}.`))
  return ids.find((id) => id === state) ?? inside.find((id) => id === liked) ?? inside[0]
}
const Nothing = ({ title, says }: { readonly title: string; readonly says: string }) => (
  <Side title={title}>
    <p className={styles['note']}>{says}</p>
  </Side>
)

/**
 * The screen of a state before and now. A revision keeps no pictures, but the runs to its screens: a portal of that revision
 * plays them. The development server starts it; the address of the page may name another one.
 */
export const ScreensCompared = (props: ScreensComparedProps) => {
  const { machine, now, then, before, parameters, setParameters } = props
  const screens = useScreens(machine)
  const theme = useTheme()
  const [typed, setTyped] = useState(parameters.get('before') ?? '')
  const base = baseOf(parameters.get('before'))
  const shown = shownBy(
    screens.map(({ id }) => id),
    now,
  )
  const run = screens.find(({ id }) => id === shown)?.run
  const runs = before.runs.get(machine.id) ?? {}
  const ids = Object.keys(runs)
  // A version whose walks nobody wrote down is asked for the run of today.
  const formerRun = ids.length === 0 ? run : runs[shownBy(ids, then, shown) ?? '']
  const addressAt = (from: string, wanted: string) =>
    frameAddress(from, { run: wanted, language: 'en', theme, tenant: 'ACME' })
  const open = (address: string) => {
    const next = new URLSearchParams(parameters)
    if (baseOf(address) === null) next.delete('before')
    else next.set('before', address)
    setParameters(next)
  }
  return (
    <section aria-label="Screens before and now" className={styles['screens']}>
      <h2>Screens before and now</h2>
      {now === null ? (
        <p className={styles['note']}>Choose a change, or a state of the chart: its screen shows here.</p>
      ) : run === undefined && formerRun === undefined ? (
        <p className={styles['note']}>
          {screens.length === 0 ? `${machine.id} draws nothing of its own.` : 'This state has no screen.'}
        </p>
      ) : (
        <div className={styles['pair']}>
          {formerRun === undefined ? (
            <Nothing title="Before" says="There was no such screen." />
          ) : base === null ? (
            <ScreenBefore
              revision={before.revision}
              isSigned={parameters.get('with') === 'signed'}
              addressAt={(from) => addressAt(from, formerRun)}
            />
          ) : (
            <Frame title="Before" address={addressAt(base, formerRun)} />
          )}
          {run === undefined ? (
            <Nothing title="Now" says="There is no such screen any more." />
          ) : (
            <Frame title="Now" address={addressAt(basePath(), run)} />
          )}
        </div>
      )}
      {devServer() !== null && (
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
