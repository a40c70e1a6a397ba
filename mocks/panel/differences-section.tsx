import { useBench } from './bench'
import { differencesIn } from './calls'
import { Nothing, Section } from './parts'
import own from './server.module.css'
import tables from './tables.module.css'

/** Where the answers of a real server are not what the contract says; a call leads to its calls. */
export const DifferencesSection = ({ onCalls }: { readonly onCalls: (operation: string) => void }) => {
  const { calls, state } = useBench()
  const found = differencesIn(calls)
  const checked = calls.filter(({ differences }) => differences !== undefined).length
  return (
    <Section
      title="Contract"
      says="Each answer of the real server is held against the contract, in form and in meaning."
    >
      {found.length === 0 ? (
        <Nothing>
          {state.server === null ? 'Nothing is checked: no real server answers.' : `${checked} answers, no difference.`}
        </Nothing>
      ) : (
        <div className={tables['scroll']}>
          <table className={tables['table']}>
            <caption className={own['caption']}>
              {found.length === 1 ? '1 difference' : `${found.length} differences`} in {checked} answers
            </caption>
            <thead>
              <tr>
                <th scope="col">Call</th>
                <th scope="col">Where</th>
                <th scope="col">Expected</th>
                <th scope="col">Got</th>
                <th scope="col">Times</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ operation, where, expected, got, count }) => (
                <tr key={`${operation} ${where} ${expected}`}>
                  <td>
                    <button type="button" className={tables['rowButton']} onClick={() => onCalls(operation)}>
                      {operation}
                    </button>
                  </td>
                  <td>{where}</td>
                  <td>{expected}</td>
                  <td>{got}</td>
                  <td>{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Section>
  )
}
