import { useSelector } from '@xstate/react'
import { Pencil } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListActor } from '../../machines/ordering/list.machine'
import { selectNameTold } from '../../machines/ordering/list.selectors'
import { TextInput } from '../components/field'
import { ToldChange } from '../components/told-change'
import styles from './draft-list.module.css'
import lists from './lists.module.css'

type ListNameProps = {
  readonly label: string
  readonly name: string
  readonly onName: (name: string) => void
  /** The box was left empty. */
  readonly onNone?: () => void
}

/** The name of a list, to be typed over: kept by Enter and by leaving. An empty one is none, and the former comes back. */
export const ListName = ({ label, name, onName, onNone }: ListNameProps) => {
  const [box, setBox] = useState({ text: name, of: name })
  if (box.of !== name) setBox({ text: name, of: name })
  const commit = () => {
    const text = box.text.trim()
    if (text === '' || text === name) setBox({ text: name, of: name })
    else onName(text)
    if (text === '') onNone?.()
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

/** The name of a list on its own screen; what became of what was typed is told. */
export const OwnName = ({ actor, name }: { readonly actor: ListActor; readonly name: string }) => {
  const { t } = useTranslation()
  const told = useSelector(actor, selectNameTold)
  return (
    <div className={lists['named']}>
      <ToldChange of={told}>
        {told ? t(told.kind === 'renamed' ? 'lists.renamed' : 'lists.unnamed', { name: told.name }) : ''}
      </ToldChange>
      <ListName
        label={t('lists.name')}
        name={name}
        onName={(text) => actor.send({ type: 'list.renamed', name: text })}
        onNone={() => actor.send({ type: 'list.renamed', name: '' })}
      />
      <Pencil aria-hidden />
    </div>
  )
}
