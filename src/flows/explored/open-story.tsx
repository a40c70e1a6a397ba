import { FolderOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '../../ui/components/button'
import { readExploredFile } from './explored-file'
import type { ExploredStory } from './explored-story'
import styles from './explored.module.css'

type Props = {
  /** Why stories that lie beside the others are not listed. */
  readonly reasons: readonly string[]
  readonly onOpen: (story: ExploredStory) => void
}

/** Opens a story that a run of the explorer wrote elsewhere. */
export const OpenStory = ({ reasons, onOpen }: Props) => {
  const [problem, setProblem] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const open = async (chosen: File | undefined) => {
    if (!chosen) return
    const read = await readExploredFile(chosen)
    setProblem('reason' in read ? read.reason : '')
    // A story of a file never takes the place of one that is there.
    if ('story' in read) onOpen({ ...read.story, name: 'opened', title: `${read.story.title} (${chosen.name})` })
  }
  return (
    <div className={styles['open']}>
      <Button variant="quiet" onClick={() => file.current?.click()}>
        <FolderOpen aria-hidden />
        Open a story file
      </Button>
      <input
        ref={file}
        type="file"
        accept="application/json,.json"
        aria-label="A story of the explorer"
        hidden
        onChange={({ target }) => {
          void open(target.files?.[0])
          target.value = ''
        }}
      />
      {[...reasons, ...(problem === '' ? [] : [problem])].map((reason) => (
        <p key={reason} role="alert">
          {reason}
        </p>
      ))}
    </div>
  )
}
