import { storyAddress } from '../page/use-address'
import type { Remark } from './sign-off'
import styles from './signing.module.css'

type SaidListProps = { readonly machine: string; readonly said: readonly Remark[] }
/** What was said about a machine, each with the way to what it is about. */
export const SaidList = ({ machine, said }: SaidListProps) =>
  said.length > 0 && (
    <ul aria-label="Said about it" className={styles['said']}>
      {said.map(({ on, id, who, when, words }) => (
        <li key={`${id} ${when} ${words}`}>
          <a
            href={
              on === 'step'
                ? storyAddress(id.split(' ')[0] ?? '', id.split(' ')[1] ?? '')
                : `#/${machine}/${on === 'screen' ? 'atlas' : 'chart'}?${new URLSearchParams({ select: id })}`
            }
          >
            {id}
          </a>
          <p>{words}</p>
          <p className={styles['by']}>
            {who}, {when}
          </p>
        </li>
      ))}
    </ul>
  )
