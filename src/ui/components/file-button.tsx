import { FileUp } from 'lucide-react'
import { useId, type ChangeEvent } from 'react'
import styles from './file-button.module.css'

/** A button that asks for a sheet; the same file can be chosen again. */
export const FileButton = ({ label, onFile }: { readonly label: string; readonly onFile: (file: File) => void }) => {
  const id = useId()
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) onFile(file)
    target.value = ''
  }
  return (
    <span className={styles['file']}>
      <input id={id} type="file" accept=".csv,.tsv,.txt,text/csv,text/plain" onChange={take} />
      <label htmlFor={id}>
        <FileUp aria-hidden />
        {label}
      </label>
    </span>
  )
}
