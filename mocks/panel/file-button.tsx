import { useRef, type ReactNode } from 'react'
import { Button } from './parts'

type FileButtonProps = {
  readonly label: string
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly children: ReactNode
}

/** A button that asks for a file. */
export const FileButton = ({ label, accept, onFile, children }: FileButtonProps) => {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>{children}</Button>
      <input
        ref={chooser}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file !== undefined) onFile(file)
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
