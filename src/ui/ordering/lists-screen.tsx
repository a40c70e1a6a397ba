import { useSelector } from '@xstate/react'
import { ListChecks } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import {
  areListsKnown,
  isListKept,
  isListSearchSettled,
  selectDamaged,
  selectFilter,
  selectLists,
} from '../../machines/ordering/lists.selectors'
import { matcher } from '../../machines/rules/matching'
import type { ListHead } from '../../machines/rules/lists'
import { useOrdering } from '../app-context'
import { Button, classes } from '../components/button'
import { Field, TextInput } from '../components/field'
import { FileButton } from '../components/file-button'
import { Card } from '../components/page'
import { EmptyPanel, Notice } from '../components/state-panels'
import { ToldOnce } from '../components/told'
import { ScreenTitle } from '../shell/page-head'
import { ListUndo } from './draft-questions'
import { ListImport } from './list-import'
import { ListRow } from './list-row'
import styles from './lists.module.css'

/** All lists of the buyer on this device (buyer's day 4, C-59, C-122). */
export const ListsScreen = () => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const heads = useSelector(lists, selectLists)
  const damaged = useSelector(lists, selectDamaged)
  const isKept = useSelector(lists, isListKept)
  const isKnown = useSelector(lists, areListsKnown)
  /** Where there is no list yet they are the next step, and stand there. */
  const ways = (
    <div className={classes(styles['actions'], heads.length === 0 && styles['next'])}>
      <Button
        variant="primary"
        onClick={() =>
          lists.send({ type: 'change.wanted', change: { kind: 'made', name: t('lists.newName'), lines: [] } })
        }
      >
        {t('lists.make')}
      </Button>
      <FileButton label={t('lists.import')} onFile={(file) => lists.send({ type: 'file.chosen', file })} />
    </div>
  )
  return (
    <div className={styles['screen']}>
      <ScreenTitle title={t('lists.title')} aside={heads.length > 0 ? t('lists.count', { count: heads.length }) : ''} />
      {!isKept && <Notice tone="warning">{t('lists.notKept')}</Notice>}
      {damaged > 0 && <Notice tone="warning">{t('lists.damaged', { count: damaged })}</Notice>}
      <ListUndo />
      {heads.length > 0 && ways}
      <ListImport />
      {!isKnown ? null : heads.length === 0 ? (
        <EmptyPanel
          icon={<ListChecks aria-hidden />}
          title={t('lists.empty')}
          text={t('lists.emptyText')}
          action={ways}
        />
      ) : (
        <Card>
          {isKept && <p className={styles['text']}>{t('lists.text')}</p>}
          <Rows heads={heads} />
        </Card>
      )}
    </div>
  )
}

/** So many are seen at a glance; of more a name can be looked for. */
const atAGlance = 7

const Rows = ({ heads }: { heads: readonly ListHead[] }) => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const isLong = heads.length > atAGlance
  const filter = useSelector(lists, selectFilter)
  const fits = matcher(isLong ? filter : '')
  const shown = heads.filter(({ name }) => fits(name))
  const isSettled = useSelector(lists, isListSearchSettled)
  const found = filter.trim() !== '' && t('lists.fit', { count: shown.length })
  return (
    <>
      {isLong && (
        <div className={styles['find']}>
          <Field label={t('lists.find')}>
            {(wiring) => (
              <TextInput
                {...wiring}
                value={filter}
                onChange={({ target }) => lists.send({ type: 'lists.filtered', text: target.value })}
              />
            )}
          </Field>
          <p>{found}</p>
          {isSettled && <ToldOnce>{found}</ToldOnce>}
        </div>
      )}
      <ul className={styles['lists']} data-focus-walk aria-label={t('lists.title')}>
        {shown.map((head) => (
          <ListRow key={head.id} head={head} others={heads} />
        ))}
      </ul>
    </>
  )
}
