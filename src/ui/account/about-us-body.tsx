import { useSelector } from '@xstate/react'
import { useMemo, type ReactNode } from 'react'
import type { Failure } from '../../api/schemas/failure'
import type { AboutUsActor } from '../../machines/account/about-us.machine'
import {
  isMissing as isDocumentMissing,
  selectDocument,
  selectFailure,
  selectKept,
} from '../../machines/account/about-us.selectors'
import { hasFailed as hasDocumentFailed, isBusy as isDocumentBusy, isSlow as isDocumentSlow } from '../../machines/tags'
import { ProgressBar, Skeleton } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { DocumentFrame } from './document-frame'
import { framedDocument } from './framed-document'
import styles from './account.module.css'

/** How long the lines of a document to come are, in percent: what begins it, and its parts, which have headings. */
const opening = [96, 71] as const
const parts = [
  [98, 45],
  [94, 62],
  [97, 38],
] as const

const Lines = ({ widths }: { readonly widths: readonly number[] }) =>
  widths.map((width) => <Skeleton key={width} width={`min(${width}%, var(--measure) * ${width / 100})`} />)

type BodyProps = {
  readonly actor: AboutUsActor
  readonly title: string
  /** What stands there when the company has no document. */
  readonly missing: ReactNode
  /** What stands there when the document could not be fetched. */
  readonly renderFailed: (failure: Failure | null, retry: () => void) => ReactNode
}

/** The document of the language in its frame, or why there is none (spec 2 About Us). */
export const AboutUsBody = ({ actor, title, missing, renderFailed }: BodyProps) => {
  const document = useSelector(actor, selectDocument)
  const kept = useSelector(actor, selectKept)
  const failure = useSelector(actor, selectFailure)
  const isMissing = useSelector(actor, isDocumentMissing)
  const hasFailed = useSelector(actor, hasDocumentFailed)
  const isBusy = useSelector(actor, isDocumentBusy)
  const isSlow = useSelector(actor, isDocumentSlow)
  const content = useMemo(() => document && framedDocument(document.html, document.address), [document])
  const retry = () => actor.send({ type: 'retry.requested' })
  if (isMissing) return missing
  if (hasFailed) return renderFailed(failure, retry)
  return (
    <div className={styles['document']} aria-busy={isBusy}>
      {isSlow && <SlowNotice onRetry={retry} />}
      {isBusy && <ToldLoading />}
      <KeptNotice kept={isBusy ? null : kept} onRetry={retry} />
      {content === null ? (
        <div key="waiting" className={styles['waiting']}>
          <Skeleton width={`min(80%, ${title.length + 4}ch)`} height="var(--space-8)" />
          <div className={styles['paragraph']}>
            <Lines widths={opening} />
          </div>
          {parts.map((widths) => (
            <div key={widths[0]} className={styles['paragraph']}>
              <Skeleton width="25%" />
              <Lines widths={widths} />
            </div>
          ))}
        </div>
      ) : (
        <div key="document" className={content.isPlain ? undefined : styles['mat']}>
          <ProgressBar isShown={isBusy} />
          <DocumentFrame title={title} content={content} />
        </div>
      )}
    </div>
  )
}
