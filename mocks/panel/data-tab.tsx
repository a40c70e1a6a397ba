import { ChevronLeft, ChevronRight, Undo2, UserCheck } from 'lucide-react'
import { useState } from 'react'
import { api, type Row } from './api'
import { useAsked, useBench } from './bench'
import { DataTable } from './data-table'
import { DetailPane } from './detail-pane'
import { Button, classes, CopyButton, Nothing, Scrolled } from './parts'
import { RowEditor } from './row-editor'
import { SearchField } from './search-field'
import { SizeDials } from './size-dials'
import parted from './parts.module.css'
import styles from './tables.module.css'
import { useEdges } from './use-edges'

/** The world's data, table by table. */
export const DataTab = () => {
  const { state, act } = useBench()
  const [{ name, page, search }, setWish] = useState({ name: 'tenants', page: 1, search: '' })
  const [changes, setChanges] = useState(0)
  const [selected, setSelected] = useState<Row | null>(null)
  const pills = useEdges<HTMLDivElement>()
  const done = (row: Row | null) => {
    setChanges((count) => count + 1)
    setSelected(row)
  }
  const now = `${state.beginnings} ${state.sequence} ${changes}`
  const { answer: tables } = useAsked(now, api.tables)
  const wish = `${now} ${name} ${page} ${search}`
  const { answered, answer, problem } = useAsked(wish, async (signal) => ({
    name,
    ...(await api.table(name, page, search, signal)),
  }))
  const canBeEdited = tables?.find((table) => table.name === name)?.canBeEdited ?? false
  const undo = () =>
    void act(api.undo, { text: 'The last change is taken back.' }).then((isDone) => {
      if (isDone) done(null)
    })
  const open = (next: string) => {
    setWish({ name: next, page: 1, search: '' })
    setSelected(null)
  }
  const turn = (by: number) => setWish({ name, search, page: page + by })
  const approve = (row: Row) => {
    const email = String(row['email'])
    void act(() => api.approve(email), { text: `${email} is approved and can log in.` }).then((isDone) => {
      if (!isDone) return
      setChanges((count) => count + 1)
      setSelected(null)
    })
  }
  const answers = state.server ?? (state.replayed > 0 ? 'A record' : null)
  return (
    <div className={styles['data']}>
      {answers !== null && (
        <p className={styles['apart']} role="note">
          {answers} answers /api. These rows are the mock’s own demo data: they answer nothing now.
        </p>
      )}
      <details className={styles['sizes']}>
        <summary>
          <ChevronRight aria-hidden />
          Sizes
        </summary>
        <SizeDials key={state.beginnings} />
      </details>
      <div ref={pills} className={classes(parted['along'], styles['tablesRow'])}>
        <ul className={styles['tables']} aria-label="Tables">
          {(tables ?? []).map((table) => (
            <li key={table.name}>
              <button type="button" aria-pressed={table.name === name} onClick={() => open(table.name)}>
                {table.name} <span>{table.count}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={styles['split']} data-open={selected !== null}>
        <div className={styles['bar']}>
          <SearchField
            label={`Search ${name}`}
            value={search}
            onChange={(text) => setWish({ name, page: 1, search: text })}
          />
          <span className={styles['barEnd']}>
            {state.undo > 0 && (
              <Button onClick={undo}>
                <Undo2 aria-hidden />
                Undo ({state.undo})
              </Button>
            )}
            <span role="status">
              {answer === null
                ? 'Asking…'
                : `${answer.total} ${answer.total === 1 ? 'row' : 'rows'}, page ${Math.min(page, answer.lastPage)} of ${answer.lastPage}`}
            </span>
            <Button aria-label="Previous page" disabled={page <= 1} onClick={() => turn(-1)}>
              <ChevronLeft aria-hidden />
            </Button>
            <Button aria-label="Next page" disabled={page >= (answer?.lastPage ?? 1)} onClick={() => turn(1)}>
              <ChevronRight aria-hidden />
            </Button>
          </span>
        </div>
        <div className={styles['listing']} aria-busy={answered !== wish}>
          {problem !== null && <Nothing>{problem}</Nothing>}
          {answer?.rows.length === 0 && (
            <Nothing>{search === '' ? 'Nothing is here.' : `No row has “${search}” in it.`}</Nothing>
          )}
          {answer !== null && answer.rows.length > 0 && (
            <DataTable
              name={answer.name}
              rows={answer.rows}
              selected={selected}
              onSelect={setSelected}
              {...(answer.name === 'registrations' ? { deed: { label: 'Approve', onDeed: approve } } : {})}
            />
          )}
        </div>
        {selected !== null && (
          <DetailPane title={`A row of ${name}`} onClose={() => setSelected(null)}>
            <div className={styles['paneBar']}>
              <CopyButton label="Copy" name="the row" text={() => JSON.stringify(selected, null, 2)} />
              {name === 'registrations' && (
                <Button look="primary" onClick={() => approve(selected)}>
                  <UserCheck aria-hidden />
                  Approve
                </Button>
              )}
            </div>
            {canBeEdited ? (
              <RowEditor key={JSON.stringify(selected)} table={name} row={selected} onDone={done} />
            ) : (
              <Scrolled label="The whole row">{JSON.stringify(selected, null, 2)}</Scrolled>
            )}
          </DetailPane>
        )}
      </div>
    </div>
  )
}
