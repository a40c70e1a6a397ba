import { fileNameOf } from '../page/file-name'
import { writeRun } from '../walk/written'
import type { Run } from '../walk/engine'

/** A file that is longer than this, in bytes, is not read. */
const longestFile = 100_000

/** A walk as a file of the reader. */
export const walkFile = (run: Run): { readonly name: string; readonly text: string } => ({
  name: `${fileNameOf(run.machine.id)}-walk.json`,
  text: `${JSON.stringify({ machine: run.machine.id, walk: writeRun(run) }, null, 2)}\n`,
})

/** The walk in such a file, as `readRun` reads it, or the reason in words why there is none. */
export const readWalkFile = async (file: File): Promise<{ readonly walk: string } | { readonly reason: string }> => {
  const reason = `${file.name} holds no walk.`
  if (file.size > longestFile) return { reason }
  try {
    const content: unknown = JSON.parse(await file.text())
    const walk = typeof content === 'object' && content !== null && 'walk' in content ? content.walk : null
    return typeof walk === 'string' ? { walk } : { reason }
  } catch {
    return { reason }
  }
}
