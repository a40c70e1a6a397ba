import { useSelector } from '@xstate/react'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { selectFilesWaiting, selectImported, selectOpenSheet } from '../../machines/ordering/lists.selectors'
import { openRole } from '../../machines/rules/pad-columns'
import type { ImportNote, UnusedColumn } from '../../machines/rules/list-sheet'
import { useOrdering } from '../app-context'
import { Button } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Card } from '../components/page'
import { Notice } from '../components/state-panels'
import styles from './list-import.module.css'
import { WhichColumn, WhichNumber } from './sheet-questions'

/** What a file that is to become a list leaves open: the buyer says it, and nothing is guessed (decision 047). */
const OpenSheet = () => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const open = useSelector(lists, selectOpenSheet)
  if (open === null) return null
  const { name, sheet, unclear } = open
  return (
    <Card>
      <h2 className={styles['title']}>{t('lists.importing', { name })}</h2>
      {openRole(sheet.roles) === null ? (
        <WhichNumber text={unclear} onRead={(reading) => lists.send({ type: 'number.read', reading })} />
      ) : (
        <WhichColumn
          sheet={{ ...sheet, cells: sheet.rows }}
          onChoose={(at) => lists.send({ type: 'column.chosen', at })}
          onDecline={() => lists.send({ type: 'column.chosen', at: null })}
        />
      )}
      <FilesWaiting />
      <Button variant="quiet" onClick={handingFocusOn(() => lists.send({ type: 'import.declined' }))}>
        {t('lists.importDeclined')}
      </Button>
    </Card>
  )
}

/** Files that were chosen meanwhile are not forgotten. */
const FilesWaiting = () => {
  const { t } = useTranslation()
  const count = useSelector(useOrdering().lists, selectFilesWaiting)
  return count > 0 && <p>{t('lists.filesWaiting', { count })}</p>
}

const noteText = (note: ImportNote, t: TFunction): string => {
  switch (note.problem) {
    case 'twice':
      return t('lists.noteTwice', { together: note.together })
    case 'noPart':
      return t('lists.noteNoPart')
    case 'longPart':
    case 'longLine':
      return t('lists.noteLong')
    case 'above':
      return t('lists.noteAbove')
    case 'notWhole':
    case 'negative':
    case 'tooLarge':
    case 'noNumber':
      return t('lists.noteNumber', { reason: t(`pad.${note.problem}`) })
    case 'unclear':
      return t('lists.noteNumber', { reason: t('pad.noNumber') })
  }
}
/** A column is known by its heading, else by its place and first cells. */
const columnText = ({ heading, at, cells }: UnusedColumn, t: TFunction): string =>
  heading || t('pad.columnOf', { column: at + 1, text: cells.join(', ') })
/** A long line says enough by its beginning. */
const shortened = (line: string): string => (line.length > 200 ? `${line.slice(0, 200)}…` : line)
/** So many are shown; the others are counted. */
const mostNotes = 200

/** What of a file is not in its list as it was written, line by line: nothing vanishes without a word. */
const ImportReport = () => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const imported = useSelector(lists, selectImported)
  if (imported === null) return null
  const { name, lines, notes, unused, over } = imported
  const more = notes.length - mostNotes
  return (
    <Notice
      tone="warning"
      action={
        <Button variant="quiet" onClick={handingFocusOn(() => lists.send({ type: 'report.closed' }))}>
          {t('common.close')}
        </Button>
      }
    >
      <p>{t('lists.imported', { name, count: lines })}</p>
      <FilesWaiting />
      {unused.length > 0 && (
        <p>{t('lists.unused', { columns: unused.map((one) => shortened(columnText(one, t))).join('; ') })}</p>
      )}
      {over > 0 && <p>{t('lists.over', { count: over })}</p>}
      {notes.length > 0 && (
        // What scrolls can be reached by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <ul className={styles['notes']} aria-label={t('lists.notes')} tabIndex={0}>
          {notes.slice(0, mostNotes).map((note, at) => (
            // Two lines may be the same.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={at}>
              <span className={styles['line']}>{shortened(note.line)}</span> {noteText(note, t)}
            </li>
          ))}
          {more > 0 && <li>{t('lists.moreNotes', { count: more })}</li>}
        </ul>
      )}
    </Notice>
  )
}

/** A file on its way into a list, and what came of it. */
export const ListImport = () => (
  <>
    <OpenSheet />
    <ImportReport />
  </>
)
