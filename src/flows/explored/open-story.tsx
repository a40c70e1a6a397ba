import { useState } from 'react'
import { FileChoice } from '../page/file-choice'
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
  const open = async (chosen: File) => {
    const read = await readExploredFile(chosen)
    setProblem('reason' in read ? read.reason : '')
    // A story of a file never takes the place of one that is there.
    if ('story' in read) onOpen({ ...read.story, name: 'opened', title: `${read.story.title} (${chosen.name})` })
  }
  return (
    <div className={styles['open']}>
      <FileChoice label="A story of the explorer" onFile={(chosen) => void open(chosen)}>
        Open a story file
      </FileChoice>
      {[...reasons, ...(problem === '' ? [] : [problem])].map((reason) => (
        <p key={reason} role="alert">
          {reason}
        </p>
      ))}
    </div>
  )
}
