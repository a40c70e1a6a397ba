import { useEffect, useRef, useState } from 'react'
import { basePath } from '../atlas/base-path'
import { ScaledFrame } from '../stories/scaled-frame'
import type { RunAsked } from '../whole/messages'

type Props = {
  readonly id: string
  readonly language: string
  /** The entry of the report that is to be seen. */
  readonly at: number
  readonly width: number
}

/** The real screen of a report at one of its entries: one frame, which is told the next one. */
export const StepFrame = ({ id, language, at, width }: Props) => {
  const frame = useRef<HTMLIFrameElement>(null)
  const [first] = useState(at)
  const ask = (until: number) =>
    frame.current?.contentWindow?.postMessage(
      { type: 'tradepost-run', until } satisfies RunAsked,
      window.location.origin,
    )
  useEffect(() => ask(at), [at])
  const address = `${basePath()}__flows/frame?${new URLSearchParams({ report: id, at: String(first), lang: language })}`
  return (
    <ScaledFrame
      address={address}
      width={width}
      onDrawn={(element) => {
        const isFirst = frame.current === null
        frame.current = element
        if (isFirst && at !== first) ask(at)
      }}
    />
  )
}
