import type { Row } from './api'
import { cellText, columnsOf, isNumeric, isVague } from './cells'
import { Button, classes } from './parts'
import styles from './tables.module.css'
import { useEdges } from './use-edges'

type DataTableProps = {
  readonly name: string
  readonly rows: readonly Row[]
  readonly selected: Row | null
  readonly onSelect: (row: Row) => void
  /** What can be done with a row, as a button at its end. */
  readonly deed?: { readonly label: string; readonly onDeed: (row: Row) => void }
}

const keyOf = (row: Row | null): string => JSON.stringify(row)

const colour = /^#[\da-f]{6}$/i
/** A value as it is told; a colour with a sample of it. */
const Cell = ({ value }: { readonly value: unknown }) => (
  <>
    {typeof value === 'string' && colour.test(value) && (
      <span className={styles['swatch']} style={{ backgroundColor: value }} />
    )}
    {cellText(value)}
  </>
)

/** Rows of any shape; the first cell opens the whole row. */
export const DataTable = ({ name, rows, selected, onSelect, deed }: DataTableProps) => {
  const scroll = useEdges<HTMLDivElement>()
  const columns = columnsOf(name, rows)
  const looks = new Map(
    columns.map((column) => [
      column,
      classes(isNumeric(column, rows) && styles['number'], isVague(column, rows) && styles['vague']),
    ]),
  )
  return (
    <div ref={scroll} className={styles['scroll']}>
      <table className={classes(styles['table'], styles['rows'])}>
        <caption className={styles['hidden']}>{name}</caption>
        <thead>
          <tr>
            {deed !== undefined && <th scope="col">{deed.label}</th>}
            {columns.map((column) => (
              <th key={column} scope="col" className={looks.get(column)}>
                <code>{column}</code>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} data-selected={keyOf(row) === keyOf(selected)} onClick={() => onSelect(row)}>
              {deed !== undefined && (
                <td>
                  <Button
                    aria-label={`${deed.label} ${String(row['email'])}`}
                    onClick={(event) => {
                      event.stopPropagation()
                      deed.onDeed(row)
                    }}
                  >
                    {deed.label}
                  </Button>
                </td>
              )}
              {columns.map((column, at) => (
                <td key={column} className={looks.get(column)}>
                  {at === 0 ? (
                    <button type="button" className={styles['rowButton']}>
                      {cellText(row[column])}
                    </button>
                  ) : (
                    <Cell value={row[column]} />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
