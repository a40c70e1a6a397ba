import { useState, type KeyboardEvent } from 'react'
import { TextInput } from '../components/field'
import styles from './draft-list.module.css'

type ListNameProps = { readonly label: string; readonly name: string; readonly onName: (name: string) => void }

/** The name of a list, to be typed over: kept by Enter and by leaving. An empty one is none, and the former comes back. */
export const ListName = ({ label, name, onName }: ListNameProps) => {
  const [box, setBox] = useState({ text: name, of: name })
  if (box.of !== name) setBox({ text: name, of: name })
  const commit = () => {
    const text = box.text.trim()
    if (text === '' || text === name) setBox({ text: name, of: name })
    else onName(text)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) commit()
  }
  return (
    <TextInput
      aria-label={label}
      className={styles['name']}
      value={box.text}
      maxLength={80}
      onChange={({ target }) => setBox({ ...box, text: target.value })}
      onBlur={commit}
      onKeyDown={onKeyDown}
    />
  )
}
