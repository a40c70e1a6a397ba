import { TextInput } from '../components/field'
import styles from './draft-list.module.css'

type ListNameProps = { readonly label: string; readonly name: string; readonly onName: (name: string) => void }

/** The name of a list, to be typed over; an empty one is none, and the former comes back. */
export const ListName = ({ label, name, onName }: ListNameProps) => (
  <TextInput
    key={name}
    aria-label={label}
    className={styles['name']}
    defaultValue={name}
    maxLength={80}
    onBlur={({ target }) => {
      if (target.value.trim() === '') target.value = name
      else if (target.value !== name) onName(target.value)
    }}
  />
)
