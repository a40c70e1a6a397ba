import { useSelector } from '@xstate/react'
import { Fragment, useMemo, type ReactNode } from 'react'
import type { Failure } from '../../api/schemas/failure'
import type { AboutUsActor } from '../../machines/account/about-us.machine'
import {
  isMissing as isDocumentMissing,
  selectDocument,
  selectFailure,
  selectKept,
} from '../../machines/account/about-us.selectors'
import { hasFailed as hasDocumentFailed, isBusy as isDocumentBusy, isSlow as isDocumentSlow } from '../../machines/tags'
import { Skeleton, SkeletonWords } from '../components/skeleton'
import { ProgressBar } from '../components/state-panels'
import { ToldLoading } from '../components/told'
import { KeptNotice } from '../shell/kept-notice'
import { SlowNotice } from '../shell/slow-notice'
import { DocumentFrame } from './document-frame'
import { framedDocument } from './framed-document'
import styles from './account.module.css'

/** How many words the paragraphs of a document to come have: what begins it, and its parts, which have headings. */
const opening = [5, 12, 13] as const
const parts = [17, 18, 14] as const

const Paragraph = ({ count }: { readonly count: number }) => (
  <p>
    <SkeletonWords like={'words '.repeat(count)} />
  </p>
)

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
          <div className={styles['heading']}>
            <SkeletonWords like={title} />
          </div>
          <Skeleton width="var(--space-12)" height="var(--ring)" />
          {opening.map((count) => (
            <Paragraph key={count} count={count} />
          ))}
          {parts.map((count) => (
            <Fragment key={count}>
              <div className={styles['part']}>
                <SkeletonWords like="What it is about" />
              </div>
              <Paragraph count={count} />
            </Fragment>
          ))}
        </div>
      ) : (
        <div key="document" className={styles['sheet']}>
          <ProgressBar isShown={isBusy} />
          <DocumentFrame title={title} content={content} />
        </div>
      )}
    </div>
  )
}
