import { ChevronDown } from 'lucide-react'
import styles from './select.module.css'

type SelectProps = {
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChange: (value: string) => void
}

/** A short choice in a quiet look, for tools beside a list: the browser's own select (decision 020). */
export const Select = ({ label, value, options, onChange }: SelectProps) => (
  <span className={styles['place']}>
    <select
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={styles['select']}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
    <ChevronDown aria-hidden />
  </span>
)
