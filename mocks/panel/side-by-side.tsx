import { Columns2, ExternalLink } from 'lucide-react'
import { useState } from 'react'
import { portal } from './api'
import { useAsked } from './bench'
import { Button, Field, Nothing, Section } from './parts'
import styles from './side-by-side.module.css'

/** A host of its own for each world: browsers keep storage and session apart by it. Names of hosts know no low lines and no capitals. */
const isHostName = (name: string): boolean => /^[a-z\d](?:[a-z\d-]{0,58}[a-z\d])?$/.test(name)
const addressIn = (world: string): string =>
  `${portal.protocol}//${world}.localhost${portal.port === '' ? '' : `:${portal.port}`}${portal.pathname}`
/** Whether a page of the portal may stand in a frame: as deployed, it may not. */
const mayBeFramed = async (signal: AbortSignal): Promise<boolean> => {
  const { headers } = await fetch(portal, { signal })
  return !(headers.get('content-security-policy') ?? '').includes("frame-ancestors 'none'")
}

/** Two buyers in two worlds, each with a session, a cart and a server of its own. */
export const SideBySide = () => {
  const [names, setNames] = useState({ left: 'anna', right: 'ben' })
  const [shown, setShown] = useState<readonly string[]>([])
  const { answer: isFramed } = useAsked('framed', mayBeFramed)
  const wanted = [names.left.trim(), names.right.trim()]
  const isGood = wanted.every(isHostName) && wanted[0] !== wanted[1]
  return (
    <Section
      title="Two worlds side by side"
      says="Each world has an address of its own (anna.localhost): its data, session and cart are its own. A link opens it in a window, too."
    >
      <form
        className={styles['bar']}
        onSubmit={(event) => {
          event.preventDefault()
          setShown(wanted)
        }}
      >
        {(['left', 'right'] as const).map((side) => (
          <Field key={side} label={side === 'left' ? 'World on the left' : 'World on the right'}>
            {(id) => (
              <input
                id={id}
                value={names[side]}
                autoComplete="off"
                spellCheck={false}
                onChange={({ target }) => setNames({ ...names, [side]: target.value })}
              />
            )}
          </Field>
        ))}
        <Button type="submit" look="primary" disabled={!isGood}>
          <Columns2 aria-hidden />
          Open both
        </Button>
      </form>
      {!isGood && <Nothing>Two different names of small letters, figures and hyphens.</Nothing>}
      {shown.length > 0 && isFramed === false && (
        <Nothing>As deployed, the portal stands in no frame: open each in a window, or use npm start.</Nothing>
      )}
      {shown.length > 0 && (
        <div className={styles['pair']}>
          {shown.map((world) => (
            <div key={world} className={styles['side']}>
              <p>
                <b>{world}</b>
                <a href={addressIn(world)} target="_blank" rel="noreferrer">
                  Open in a window <ExternalLink aria-hidden />
                </a>
                <a href={`${addressIn(world)}__mock`} target="_blank" rel="noreferrer">
                  Its test bench <ExternalLink aria-hidden />
                </a>
              </p>
              {isFramed === true && (
                // Our own portal at a name of its own: it needs all that a window has.
                // oxlint-disable-next-line react/iframe-missing-sandbox
                <iframe src={addressIn(world)} title={`The portal in the world ${world}`} />
              )}
            </div>
          ))}
        </div>
      )}
    </Section>
  )
}
