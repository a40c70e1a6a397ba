import { Suspense, use, useState, type CSSProperties, type ReactNode } from 'react'
import { Button } from '../../ui/components/button'
import { devServer } from '../page/dev-server'
import styles from './compare.module.css'
import { forgetPortal, portalBefore } from './portal-before'

const size = { '--frame-width': 1280, '--frame-height': 800 } as CSSProperties

/** One of both screens, or what is said in its place, under its name. */
export const Side = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <figure>
    <figcaption>{title}</figcaption>
    {children}
  </figure>
)
/** A screen in a frame. */
export const Frame = ({ title, address }: { readonly title: string; readonly address: string }) => (
  <Side title={title}>
    <div className={styles['frame']} style={size}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- it is the portal, of now or of then */}
      <iframe key={address} src={address} title={title} width={1280} height={800} tabIndex={-1} />
    </div>
  </Side>
)

/** A commit by its first signs; a name that somebody gave stays. */
const shortOf = (ref: string): string => (/^[0-9a-f]{40}$/.test(ref) ? ref.slice(0, 9) : ref)

type DrawnProps = {
  readonly revision: string
  /** The screen at the portal that lives there. */
  readonly addressAt: (base: string) => string
  readonly onAgain: () => void
}
const Drawn = ({ revision, addressAt, onAgain }: DrawnProps) => {
  const portal = use(portalBefore(revision))
  if ('address' in portal) return <Frame title="Before" address={addressAt(portal.address)} />
  return (
    <Side title="Before">
      <p role="alert" className={styles['note']}>
        {portal.problem}
      </p>
      <Button
        onClick={() => {
          forgetPortal(revision)
          onAgain()
        }}
      >
        Start the portal of {shortOf(revision)} again
      </Button>
    </Side>
  )
}

type UnknownProps = { readonly isSigned: boolean }
const Unknown = ({ isSigned }: UnknownProps) => (
  <Side title="Before">
    <p className={styles['note']}>
      No picture of that version is stored: a portal of then draws it.
      {devServer() === null
        ? ' Here is none: ask somebody who has the code (npm start).'
        : isSigned
          ? ' No revision here has the chart that was signed: it was never committed, or lies further back than what is known here.'
          : ' No revision here has the chart of this file: choose one under Since.'}
    </p>
    {devServer() !== null && (
      <p className={styles['note']}>
        Or start it by hand, and give its address below: <code>git worktree add ../before REVISION</code>,{' '}
        <code>cd ../before</code>, <code>npm start -- --port 5174</code>.
      </p>
    )}
  </Side>
)

type ScreenBeforeProps = Omit<DrawnProps, 'revision' | 'onAgain'> &
  UnknownProps & {
    /** `null` where nobody knows it. */
    readonly revision: string | null
  }

/** The screen of before: the portal of its revision starts by itself and draws it. */
export const ScreenBefore = ({ revision, isSigned, addressAt }: ScreenBeforeProps) => {
  const [tries, setTries] = useState(0)
  if (revision === null || devServer() === null) return <Unknown isSigned={isSigned} />
  return (
    <Suspense
      key={tries}
      fallback={
        <Side title="Before">
          <p role="status" className={styles['note']}>
            The portal of {shortOf(revision)} is being started...
          </p>
        </Side>
      }
    >
      <Drawn revision={revision} addressAt={addressAt} onAgain={() => setTries(tries + 1)} />
    </Suspense>
  )
}
