import { useSelector } from '@xstate/react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { isChoosingList, selectLists, selectWaitingCount } from '../../machines/ordering/lists.selectors'
import type { OpenOrdering } from '../../machines/shop.types'
import { useOpenOrdering } from '../app-context'
import { Button } from '../components/button'
import { ModalDialog } from '../components/dialog'
import { Field, TextInput } from '../components/field'
import styles from './list-chooser.module.css'

/** On which list lines of a cart, an order or a product go: one that is there, or a new one. */
export const ListChooser = () => {
  const ordering = useOpenOrdering()
  return ordering && <Chooser lists={ordering.lists} />
}

const Chooser = ({ lists }: Pick<OpenOrdering, 'lists'>) => {
  const { t } = useTranslation()
  const isOpen = useSelector(lists, isChoosingList)
  const heads = useSelector(lists, selectLists)
  const count = useSelector(lists, selectWaitingCount)
  return (
    <ModalDialog
      isOpen={isOpen}
      title={t('lists.choose')}
      text={t('lists.chooseText', { count })}
      closeLabel={t('common.close')}
      onClose={() => lists.send({ type: 'adding.declined' })}
    >
      {heads.length > 0 && (
        <ul className={styles['lists']} aria-label={t('lists.title')}>
          {heads.map(({ id, name }, at) => (
            <li key={id}>
              <Button
                isWide
                data-focus-first={at === 0 || undefined}
                onClick={() => lists.send({ type: 'list.chosen', id })}
              >
                {name}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewList isFirst={heads.length === 0} onName={(name) => lists.send({ type: 'list.named', name })} />
    </ModalDialog>
  )
}

const NewList = ({ isFirst, onName }: { isFirst: boolean; onName: (name: string) => void }) => {
  const { t } = useTranslation()
  const [name, setName] = useState(t('lists.newName'))
  const make = (event: FormEvent) => {
    event.preventDefault()
    onName(name)
  }
  return (
    <form className={styles['new']} onSubmit={make}>
      <Field label={t('lists.newNamed')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            data-focus-first={isFirst || undefined}
            value={name}
            maxLength={80}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="primary">
        {t('lists.makeNamed')}
      </Button>
    </form>
  )
}
