import { CircleAlert, CircleCheck, Info, RefreshCw, TriangleAlert } from 'lucide-react'
import { Fragment, use, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, classes, LinkButton } from './button'
import { handingFocusOn, leavesFocus } from './leaving-focus'
import { ReportContext } from './report-context'
import styles from './state-panels.module.css'
import { ToldOnce } from './told'

type EmptyProps = {
  readonly icon: ReactNode
  readonly title: ReactNode
  readonly text?: string
  readonly action?: ReactNode
  /** What is told of it, if not title and text; nothing where what led here is told already. */
  readonly told?: string | false | undefined
}

/** Nothing to show: what, why, and the next step. */
export const EmptyPanel = ({ icon, title, text, action, told }: EmptyProps) => (
  <div ref={leavesFocus} className={styles['panel']}>
    <ToldOnce>
      {told ?? (
        <>
          {title} {text}
        </>
      )}
    </ToldOnce>
    <span className={styles['icon']}>{icon}</span>
    <div className={styles['title']}>{title}</div>
    {text !== undefined && <p className={styles['text']}>{text}</p>}
    {action}
  </div>
)

/** Opens the report of a problem, where there is one. */
const ReportButton = () => {
  const { t } = useTranslation()
  const report = use(ReportContext)
  return (
    report && (
      <Button variant="quiet" onClick={report}>
        {t('report.open')}
      </Button>
    )
  )
}

/** The same inside a message: beside the words that say what went wrong. */
export const ReportLink = () => {
  const { t } = useTranslation()
  const report = use(ReportContext)
  if (!report) return null
  return (
    <LinkButton className={styles['report']} onClick={report}>
      {t('report.open')}
    </LinkButton>
  )
}

type FailedProps = {
  readonly title: ReactNode
  readonly text?: ReactNode
  readonly retryLabel: string
  readonly onRetry: () => void
  /** True for what is only logged (spec 8): said in its place, without alarm. */
  readonly isCalm?: boolean
}

/** Something could not be fetched: what failed, that nothing is lost, and Retry in place. */
export const FailedPanel = ({ title, text, retryLabel, onRetry, isCalm = false }: FailedProps) => (
  <div ref={leavesFocus} className={styles['panel']}>
    <span className={classes(styles['icon'], !isCalm && styles['bad'])}>
      <CircleAlert aria-hidden />
    </span>
    {/* The words alone are told: the ways on are met by who reads on. */}
    <div className={styles['said']} role={isCalm ? 'status' : 'alert'}>
      <div className={styles['title']}>{title}</div>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
    </div>
    <div className={styles['ways']}>
      <Button onClick={handingFocusOn(onRetry)}>
        <RefreshCw aria-hidden />
        {retryLabel}
      </Button>
      <ReportButton />
    </div>
  </div>
)

/** One fact among others that could not be fetched (spec 8: only logged): said where it would stand, in the room that it would have. */
export const LostFact = ({ children, onRetry }: { readonly children: ReactNode; readonly onRetry: () => void }) => {
  const { t } = useTranslation()
  return (
    <span ref={leavesFocus} className={styles['lost']}>
      <CircleAlert aria-hidden />
      <span role="status">{children}</span>
      <LinkButton onClick={handingFocusOn(onRetry)}>{t('common.retry')}</LinkButton>
    </span>
  )
}

const icons = { info: Info, warning: TriangleAlert, danger: CircleAlert, success: CircleCheck } as const
type NoticeProps = {
  readonly tone: keyof typeof icons
  readonly action?: ReactNode
  /** True while it still changes: it is read out when it stands. */
  readonly isBusy?: boolean
  /** A line without a frame: a word beside the work, not in its way. */
  readonly isPlain?: boolean
  /** True for what is told elsewhere: it is only shown here. */
  readonly isOnlyShown?: boolean
  readonly children: ReactNode
}

/** A message in its place on the screen; a refusal is announced at once, everything else politely, and neither with the ways on beside it. */
export const Notice = ({
  tone,
  action,
  isBusy = false,
  isPlain = false,
  isOnlyShown = false,
  children,
}: NoticeProps) => {
  const Icon = icons[tone]
  return (
    <div ref={leavesFocus} className={classes(styles['notice'], styles[tone], isPlain && styles['plain'])} data-notice>
      <Icon aria-hidden />
      <div
        className={styles['words']}
        role={isOnlyShown ? undefined : tone === 'danger' ? 'alert' : 'status'}
        aria-busy={isBusy || undefined}
        aria-live={isBusy ? 'off' : undefined}
      >
        <Fragment key={String(isBusy)}>{children}</Fragment>
      </div>
      {action}
    </div>
  )
}

/** A thin bar on top of rows that are being fetched anew. */
export const ProgressBar = ({ isShown }: { readonly isShown: boolean }) => (
  <div className={styles['track']} aria-hidden>
    {isShown && <div className={styles['bar']} />}
  </div>
)
