import { useEffect, useState } from 'react'
import type { FlowsTab } from './tab'

/** Whether all that a view has to know first is known. */
export const usePrepared = ({ id, own }: FlowsTab): boolean => {
  const [prepared, setPrepared] = useState<ReadonlySet<string>>(new Set())
  const isPrepared = own === undefined || prepared.has(id)
  useEffect(() => {
    if (!isPrepared) void own?.prepare().then(() => setPrepared((known) => new Set([...known, id])))
  }, [isPrepared, own, id])
  return isPrepared
}
