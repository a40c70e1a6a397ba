import { FolderOpen } from 'lucide-react'
import { useRef, type ReactNode, type Ref } from 'react'
import { Button } from '../../ui/components/button'

type FileChoiceProps = {
  /** What the file is, for those who do not see the button. */
  readonly label: string
  readonly icon?: ReactNode
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

type JsonFileProps = Pick<FileChoiceProps, 'label' | 'onFile'> & { readonly ref: Ref<HTMLInputElement> }
/** What the browser asks for a file of JSON with, once something else is pressed. */
export const JsonFile = ({ ref, label, onFile }: JsonFileProps) => (
  <input
    ref={ref}
    hidden
    type="file"
    accept="application/json,.json"
    aria-label={label}
    onChange={({ target }) => {
      const [chosen] = target.files ?? []
      if (chosen) onFile(chosen)
      target.value = ''
    }}
  />
)

/** A quiet button that asks for a file of JSON; the same one can be chosen again. */
export const FileChoice = ({ label, icon, onFile, children }: FileChoiceProps) => {
  const file = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button variant="quiet" onClick={() => file.current?.click()}>
        {icon ?? <FolderOpen aria-hidden />}
        {children}
      </Button>
      <JsonFile ref={file} label={label} onFile={onFile} />
    </>
  )
}
