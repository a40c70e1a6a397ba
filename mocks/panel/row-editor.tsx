import { CopyPlus, Save, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api, type Row } from './api'
import { reasonOf, useBench } from './bench'
import { Button, Field, Reasons } from './parts'
import styles from './parts.module.css'

type RowEditorProps = {
  readonly table: string
  /** The row as it is kept; what is typed begins with it. */
  readonly row: Row
  /** After a change: the row as it is now, `null` when it is gone. */
  readonly onDone: (row: Row | null) => void
}

/** The next free number for a copy: its id has to be its own, unless it is the place in the list. */
const copied = (table: string, row: Row): Row =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      table !== 'errors' && /^(?:id|rank|puomId)$/.test(name) && typeof value === 'number' ? value + 500_000 : value,
    ]),
  )

/** A row as JSON that is written anew, copied or deleted; the mock says what is wrong with it. */
export const RowEditor = ({ table, row, onDone }: RowEditorProps) => {
  const { act, say } = useBench()
  const [text, setText] = useState(() => JSON.stringify(row, null, 2))
  const [reasons, setReasons] = useState<readonly string[]>([])

  const change = async (before: Row | null, after: Row | null, done: string) => {
    setReasons([])
    say(null)
    try {
      await api.editRow(table, before, after)
    } catch (error) {
      return setReasons(reasonOf(error).replace('The row cannot be kept: ', '').split('; '))
    }
    await act(async () => undefined, { text: done })
    onDone(after)
  }
  const save = async (isCopy: boolean) => {
    let written: unknown
    try {
      written = JSON.parse(text)
    } catch {
      return setReasons(['The row is not JSON.'])
    }
    if (typeof written !== 'object' || written === null || Array.isArray(written)) {
      return setReasons(['A row is an object: { … }.'])
    }
    const after = written as Row
    if (isCopy) await change(null, copied(table, after), 'The row is added.')
    else await change(row, after, 'The row is changed.')
  }
  return (
    <>
      <Field label="The whole row" isWide>
        {(id) => (
          <textarea
            id={id}
            rows={22}
            spellCheck={false}
            className={styles['code']}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <Reasons reasons={reasons} />
      <div className={styles['row']}>
        <Button look="primary" onClick={() => void save(false)}>
          <Save aria-hidden />
          Save row
        </Button>
        <Button onClick={() => void save(true)}>
          <CopyPlus aria-hidden />
          Add as a new row
        </Button>
        <Button look="danger" onClick={() => void change(row, null, 'The row is deleted. Undo brings it back.')}>
          <Trash2 aria-hidden />
          Delete row
        </Button>
      </div>
    </>
  )
}
