import { MachineName } from '../page/machine-name'
import { storyAddress } from '../page/use-address'
import { approvalOf, statusOf, statusWords, type Status } from './sign-off'
import type { SignRow } from './sign-rows'
import styles from './signing.module.css'
import { useSigning } from './use-signing'

const linkOf = ({ of, id }: SignRow, status: Status): string =>
  of === 'story' ? storyAddress(id, 1) : status === 'changed' ? `#/${id}/compare?with=signed` : `#/${id}/sign-off`

/** What asks for a look comes first. */
const order: readonly Status[] = ['changed', 'unsigned', 'signed']
type SignTableProps = {
  readonly rows: readonly SignRow[]
  /** The machine whose tab this is. */
  readonly machine: string
}
/** How everything stands that can be signed, by name. */
export const SignTable = ({ rows, machine }: SignTableProps) => {
  const { signOff } = useSigning()
  const sorted = rows
    .map((one) => ({ one, stands: statusOf(signOff, one.of, one.id, one.now) }))
    .toSorted(
      (one, other) =>
        order.indexOf(one.stands) - order.indexOf(other.stands) || one.one.title.localeCompare(other.one.title, 'en'),
    )
  return (
    <table className={styles['table']}>
      <caption>Everything that can be signed</caption>
      <thead>
        <tr>
          {['Machine or story', 'How it stands', 'Who', 'When'].map((title) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sorted.map(({ one, stands }) => {
          const by = approvalOf(signOff, one.of, one.id)
          return (
            <tr key={`${one.of} ${one.id}`}>
              <th scope="row">
                <a href={one.of === 'story' ? `#/${machine}/sign-off?of-story=${one.id}` : `#/${one.id}/sign-off`}>
                  {one.of === 'story' ? one.title : <MachineName id={one.id} />}
                </a>
              </th>
              <td data-status={stands}>
                {stands === 'changed' ? <a href={linkOf(one, stands)}>{statusWords[stands]}</a> : statusWords[stands]}
              </td>
              <td>{by?.who}</td>
              <td>{by?.when}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
