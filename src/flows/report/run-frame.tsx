import { useEffect, useRef, useState } from 'react'
import { basePath } from '../atlas/base-path'
import { ScaledFrame } from '../stories/scaled-frame'
import { isRunTold, type RunAsked, type RunTold } from '../whole/messages'
import { wordsAt, type Played } from './played'
import styles from './report.module.css'

type Props = {
  readonly id: string
  readonly played: Played
  /** The entry of the report that the portal is to stand at. */
  readonly at: number
  readonly width: number
}
const toldWords = ({ rows }: Played, told: RunTold): string => {
  const step = Math.max(1, rows.filter(({ at }) => at <= told.until).length)
  return told.departure === null
    ? `The portal in the frame stands at step ${step}, as recorded.`
    : `The portal in the frame stands at step ${step}. It ${wordsAt(rows, told.departure)}`
}

/** The real portal in a frame: it starts there once, is told what came from outside, and stops at the step that is looked at. */
export const RunFrame = ({ id, played, at, width }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [told, setTold] = useState<RunTold | null>(null)
  const ask = (until: number) =>
    frame.current?.contentWindow?.postMessage(
      { type: 'tradepost-run', until } satisfies RunAsked,
      window.location.origin,
    )
  useEffect(() => ask(at), [at])
  const address = `${basePath()}__flows/frame?${new URLSearchParams({ report: id, run: 'whole', lang: played.report.language })}`
  return (
    <>
      <ScaledFrame
        address={address}
        width={width}
        onDrawn={(element, said) => {
          if (!isRunTold(said)) return
          // The first that is heard of it: it stands, and waits.
          if (frame.current === null && said.until !== at) {
            frame.current = element
            ask(at)
          }
          frame.current = element
          setTold(said)
        }}
      />
      <p role="status" className={styles['told']}>
        {told === null ? 'The portal starts in the frame.' : toldWords(played, told)}
      </p>
    </>
  )
}
