import { useSelector } from '@xstate/react'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isChoosingList,
  isListSearchSettled,
  mayMakeList,
  selectOffered,
  selectSearch,
  selectWaitingCount,
} from '../../machines/ordering/lists.selectors'
import { matcher } from '../../machines/rules/matching'
import type { OpenOrdering } from '../../machines/shop.types'
import { useOpenOrdering } from '../app-context'
import { Button } from '../components/button'
import { ModalDialog } from '../components/dialog'
import { Field, TextInput } from '../components/field'
import { ToldOnce } from '../components/told'
import { selectsWhole } from '../components/selects-whole'
import styles from './list-chooser.module.css'

/** So many are seen at a glance; of more a name can be looked for. */
const atAGlance = 7

/** On which list lines of a cart, an order or a product go: one that is there, or a new one. */
export const ListChooser = () => {
  const ordering = useOpenOrdering()
  return ordering && <Chooser lists={ordering.lists} />
}

const Chooser = ({ lists }: Pick<OpenOrdering, 'lists'>) => {
  const { t } = useTranslation()
  const isOpen = useSelector(lists, isChoosingList)
  const isNewOffered = useSelector(lists, mayMakeList)
  const offered = useSelector(lists, selectOffered)
  const search = useSelector(lists, selectSearch)
  const count = useSelector(lists, selectWaitingCount)
  const isLong = offered.length > atAGlance
  const isSettled = useSelector(lists, isListSearchSettled)
  const fits = matcher(search)
  const found = isLong ? offered.filter(({ name }) => fits(name)) : offered
  const choose = (id: string) => lists.send({ type: 'list.chosen', id })
  return (
    <ModalDialog
      isOpen={isOpen}
      title={t('lists.choose')}
      text={t('lists.chooseText', { count })}
      closeLabel={t('common.close')}
      onClose={() => lists.send({ type: 'adding.declined' })}
    >
      {isLong && (
        <Search
          text={search}
          count={found.length}
          isSettled={isSettled}
          onText={(text) => lists.send({ type: 'list.sought', text })}
          onEnter={() => found.length === 1 && found[0] && choose(found[0].id)}
        />
      )}
      {found.length > 0 && (
        <ul className={styles['lists']} aria-label={t('lists.title')}>
          {found.map(({ id, name }, at) => (
            <li key={id}>
              <Button isWide data-focus-first={(!isLong && at === 0) || undefined} onClick={() => choose(id)}>
                <bdi>{name}</bdi>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {isNewOffered && (
        <NewList isFirst={offered.length === 0} onName={(name) => lists.send({ type: 'list.named', name })} />
      )}
    </ModalDialog>
  )
}

type SearchProps = {
  readonly text: string
  readonly count: number
  readonly isSettled: boolean
  readonly onText: (text: string) => void
  readonly onEnter: () => void
}
/** Letters of a name; Enter takes the only list that has them. */
const Search = ({ text, count, isSettled, onText, onEnter }: SearchProps) => {
  const { t } = useTranslation()
  const enter = (event: FormEvent) => {
    event.preventDefault()
    onEnter()
  }
  return (
    <form className={styles['search']} role="search" noValidate onSubmit={enter}>
      <Field label={t('lists.find')}>
        {(wiring) => (
          <TextInput {...wiring} data-focus-first value={text} onChange={({ target }) => onText(target.value)} />
        )}
      </Field>
      <p className={styles['count']}>{t('lists.fit', { count })}</p>
      {isSettled && text !== '' && <ToldOnce>{t('lists.fit', { count })}</ToldOnce>}
    </form>
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
    <form className={styles['new']} noValidate onSubmit={make}>
      <Field label={t('lists.newNamed')}>
        {(wiring) => (
          <TextInput
            {...wiring}
            {...selectsWhole}
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
