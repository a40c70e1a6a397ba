import { EllipsisVertical } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { segment } from '../../machines/rules/access'
import { freeName } from '../../machines/rules/list-changes'
import type { ListHead } from '../../machines/rules/lists'
import { useOrdering } from '../app-context'
import { Button } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { Link } from '../components/link'
import { Menu, MenuAction } from '../components/menu'
import { useListFacts } from '../format'
import styles from './lists.module.css'

/** One list: ordering from it, and what else can be done with it. */
export const ListRow = ({ head, others }: { head: ListHead; others: readonly ListHead[] }) => {
  const { t } = useTranslation()
  const { lists } = useOrdering()
  const facts = useListFacts()
  const { id, name } = head
  const copy = freeName(
    name,
    others.map((other) => other.name),
  )
  return (
    <li ref={leavesFocus} className={styles['list']}>
      <Link data-focus-stop to={`/lists/${segment(id) ?? ''}`} className={styles['name']}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles['facts']}>{facts(head)}</span>
      <Button
        aria-label={t('lists.orderNamed', { name })}
        onClick={() => lists.send({ type: 'ordering.requested', id })}
      >
        {t('lists.order')}
      </Button>
      <Menu label={t('lists.more', { name })} trigger={<EllipsisVertical aria-hidden />}>
        <MenuAction
          onSelect={() => lists.send({ type: 'change.wanted', change: { kind: 'copied', sourceId: id, name: copy } })}
        >
          {t('lists.duplicate')}
        </MenuAction>
        <MenuAction onSelect={() => lists.send({ type: 'export.requested', id })}>{t('lists.export')}</MenuAction>
        <MenuAction onSelect={() => lists.send({ type: 'change.wanted', change: { kind: 'removed', id } })}>
          {t('drafts.delete')}
        </MenuAction>
        {others.length > 1 && (
          <MenuAction onSelect={() => lists.send({ type: 'joining.requested', id })}>{t('lists.join')}</MenuAction>
        )}
      </Menu>
    </li>
  )
}
