import { Link2, RotateCcw, Save, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/components/button'
import { Select } from '../../ui/components/select'
import { save } from '../page/exports'
import { FileChoice } from '../page/file-choice'
import { back, begin, type Run } from '../walk/engine'
import tools from '../page/tools.module.css'
import styles from './simulate.module.css'
import { readWalkFile, walkFile } from './walk-file'

type Props = {
  readonly run: Run
  readonly onGo: (run: Run) => void
  /** Opens a written walk, maybe of another machine. */
  readonly onOpen: (walk: string) => void
}

/** Back, the beginning, the sample to begin with, and the ways in which a walk is kept and shared. */
export const WalkTools = ({ run, onGo, onOpen }: Props) => {
  const [news, setNews] = useState('')
  const [problem, setProblem] = useState('')
  const inputs = Object.keys(run.samples.inputs)
  const isAtStart = run.previous === null
  const copy = () =>
    navigator.clipboard.writeText(window.location.href).then(
      () => setNews('The address is copied.'),
      () => setProblem('The browser did not allow copying.'),
    )
  const keep = () => {
    const { name, text } = walkFile(run)
    save(name, new Blob([text], { type: 'application/json' }))
    setNews(`${name} is saved.`)
  }
  const open = async (chosen: File) => {
    const read = await readWalkFile(chosen)
    setProblem('reason' in read ? read.reason : '')
    setNews('reason' in read ? '' : `${chosen.name} is opened.`)
    if ('walk' in read) onOpen(read.walk)
  }
  return (
    <div role="group" aria-label="The walk" className={tools['tools']}>
      <Button aria-disabled={isAtStart} onClick={() => onGo(back(run))}>
        <Undo2 aria-hidden />
        Back
      </Button>
      <Button aria-disabled={isAtStart} onClick={() => onGo(begin(run.machine, run.start))}>
        <RotateCcw aria-hidden />
        Restart
      </Button>
      {inputs.length > 1 && (
        <Select
          label="Begins with"
          value={String(run.start)}
          options={inputs.map((label, at) => ({ value: String(at), label }))}
          onChange={(start) => onGo(begin(run.machine, Number(start)))}
        />
      )}
      <span className={tools['gap']} />
      <Button variant="quiet" title="Copy address" onClick={() => void copy()}>
        <Link2 aria-hidden />
        <span className={tools['word']}>Copy address</span>
      </Button>
      <Button variant="quiet" title="Save to file" onClick={keep}>
        <Save aria-hidden />
        <span className={tools['word']}>Save to file</span>
      </Button>
      <FileChoice label="A saved walk" onFile={(chosen) => void open(chosen)}>
        <span className={tools['word']}>Open file</span>
      </FileChoice>
      <span role="status" className={styles['news']}>
        {news}
      </span>
      {problem !== '' && (
        <span role="alert" className={styles['wrong']}>
          {problem}
        </span>
      )}
    </div>
  )
}
