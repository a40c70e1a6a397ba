import { FileSignature, GitCompare } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../ui/components/button'
import { devServer } from '../page/dev-server'
import { FileChoice } from '../page/file-choice'
import { isForEditor, keepFile, revisionsKnown, type Revision } from './before'
import styles from './compare.module.css'

type CompareChoiceProps = {
  /** What is compared with, as it stands in the address. */
  readonly current: string | null
  readonly onChoose: (version: string) => void
  /** Nothing is compared with any more. */
  readonly onNothing: () => void
}

const problemOf = (name: string, text: string): string =>
  isForEditor(text)
    ? `${name} is for the Stately editor. Export, Download JSON for Compare, writes the one that is opened here.`
    : `${name} holds no machine.`

/** What the machines of now are held against: a revision, a file, or what was signed. */
export const CompareChoice = ({ current, onChoose, onNothing }: CompareChoiceProps) => {
  const [revisions, setRevisions] = useState<readonly Revision[]>([])
  const isRevision = current !== null && current !== 'signed' && !current.startsWith('file:')
  const [typed, setTyped] = useState(isRevision ? current : '')
  const [problem, setProblem] = useState('')
  useEffect(() => {
    let isHere = true
    void revisionsKnown().then((found) => isHere && setRevisions(found))
    return () => {
      isHere = false
    }
  }, [])
  const choose = (version: string) => {
    setProblem('')
    if (version === '') onNothing()
    else onChoose(version)
  }
  const open = async (chosen: File) => {
    const text = await chosen.text()
    const version = keepFile(chosen.name, text)
    setProblem(version === null ? problemOf(chosen.name, text) : '')
    if (version !== null) onChoose(version)
  }
  return (
    <form
      aria-label="Compare with"
      className={styles['choice']}
      onSubmit={(event) => {
        event.preventDefault()
        choose(typed.trim())
      }}
    >
      {revisions.length > 0 && (
        <label>
          Since
          <select
            value={revisions.some(({ ref }) => ref === current) ? (current ?? '') : ''}
            onChange={({ target }) => {
              setTyped(target.value)
              choose(target.value)
            }}
          >
            <option value="">Choose a change...</option>
            {revisions.map(({ ref, day, subject }) => (
              <option key={ref} value={`${ref}`}>
                {day} {subject} ({ref})
              </option>
            ))}
          </select>
        </label>
      )}
      {(devServer() !== null || isRevision) && (
        <>
          <label>
            Revision
            <input
              value={typed}
              placeholder="HEAD~20, a commit, a tag"
              onChange={({ target }) => setTyped(target.value)}
            />
          </label>
          <Button type="submit" onClick={() => undefined}>
            <GitCompare aria-hidden />
            Compare
          </Button>
        </>
      )}
      <Button variant="quiet" onClick={() => choose('signed')}>
        <FileSignature aria-hidden />
        With the signature
      </Button>
      <FileChoice label="A machine as JSON" onFile={(chosen) => void open(chosen)}>
        With a file
      </FileChoice>
      {problem !== '' && <span role="alert">{problem}</span>}
    </form>
  )
}
