import { Search } from 'lucide-react'
import styles from './parts.module.css'

type SearchFieldProps = { readonly label: string; readonly value: string; readonly onChange: (text: string) => void }

/** A field that narrows a list while it is typed in. */
export const SearchField = ({ label, value, onChange }: SearchFieldProps) => (
  <div className={styles['search']}>
    <Search aria-hidden />
    <input
      type="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
)
