import { useSelector } from '@xstate/react'
import { Layers, RefreshCw } from 'lucide-react'
import { memo, useCallback, useDeferredValue, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import {
  isIncomplete,
  isSearchSettled,
  selectExpanded,
  selectKept,
  selectTree,
  selectTreeSearch,
} from '../../machines/catalogue/categories.selectors'
import { visibleRows } from '../../machines/rules/category-tree'
import { isSignedIn } from '../../machines/session/session.selectors'
import { selectUnknownCode } from '../../machines/tenant/tenant.selectors'
import { hasFailed, isBusy, isSlow } from '../../machines/tags'
import { useApp, useShop } from '../app-context'
import { Button, classes, IconButton } from '../components/button'
import { Drawer } from '../components/dialog'
import { handingFocusOn } from '../components/leaving-focus'
import { Skeleton } from '../components/skeleton'
import { TreeView } from '../components/tree-view'
import { CategorySearch } from './category-search'
import styles from './category-sidebar.module.css'
import { useAsOf } from './kept-notice'
import { SlowNotice } from './slow-notice'
import { useCategoryChoice } from './use-category-choice'

/** Drawn again only when its rows are others. */
const Tree = memo(TreeView)

const CategoryList = ({ onChosen, tools }: { onChosen: () => void; tools?: ReactNode }) => {
  const { t } = useTranslation()
  const { categories } = useShop().actors
  const tree = useSelector(categories, selectTree)
  const expanded = useSelector(categories, selectExpanded)
  const search = useSelector(categories, selectTreeSearch)
  const isSettled = useSelector(categories, isSearchSettled)
  const isLoading = useSelector(categories, isBusy)
  const isLate = useSelector(categories, isSlow)
  const isPartial = useSelector(categories, isIncomplete)
  const isLost = useSelector(categories, hasFailed)
  const asOf = useAsOf(useSelector(categories, selectKept))
  const { selectedId, choose, isCatalogue } = useCategoryChoice(onChosen)
  // The letter is painted first, and then what it finds among thousands.
  const sought = useDeferredValue(search)
  const rows = useMemo(() => visibleRows(tree, expanded, sought), [tree, expanded, sought])
  const toggle = useCallback((id: string) => categories.send({ type: 'node.toggled', id }), [categories])
  const isBare = tree.nodes.size === 0
  const retry = () => categories.send({ type: 'retry.requested' })
  return (
    <div className={styles['list']}>
      <CategorySearch tools={tools} />
      <button
        type="button"
        className={classes(styles['all'], selectedId === null && isCatalogue && styles['selected'])}
        aria-current={selectedId === null && isCatalogue ? 'true' : undefined}
        onClick={() => choose(null)}
      >
        {t('categories.all')}
      </button>
      {isLate && <SlowNotice onRetry={retry} />}
      {isBare && isLoading && (
        <div className={styles['waiting']} aria-hidden>
          {[80, 60, 70, 50, 65].map((width) => (
            <Skeleton key={width} width={`${width}%`} />
          ))}
        </div>
      )}
      <div className={styles['said']}>
        <div role="status" className={styles['state']}>
          {asOf}
          {isBare && !isLost && !isPartial && !isLoading && t('categories.none')}
          {isPartial && t('categories.incomplete')}
          {isLost && t('categories.notLoaded')}
          {!isBare && rows.length === 0 && t('categories.noMatch')}
          {isSettled && sought === search && rows.length > 0 && (
            <span className="visually-hidden">{t('common.results', { count: rows.length })}</span>
          )}
        </div>
        {(isLost || isPartial) && (
          <IconButton name={t('common.retry')} tip="start" onClick={handingFocusOn(retry)}>
            <RefreshCw aria-hidden />
          </IconButton>
        )}
      </div>
      {rows.length > 0 && (
        <Tree label={t('categories.title')} rows={rows} selectedId={selectedId} onToggle={toggle} onSelect={choose} />
      )}
    </div>
  )
}

/** The category tree beside the catalogue; on a phone a drawer behind a button (spec 2 Catalogue sidebar). */
export const CategorySidebar = () => {
  const { t } = useTranslation()
  const { session, tenant } = useApp().actors
  const isBuyer = useSelector(session, isSignedIn)
  const unknown = useSelector(tenant, selectUnknownCode)
  // A company that does not exist has no categories, and asking again does not help.
  if (!isBuyer && unknown !== null) return null
  return (
    <aside aria-label={t('categories.title')} className={styles['sidebar']}>
      <CategoryList onChosen={() => undefined} />
    </aside>
  )
}

/** The button of small screens that opens the tree in a drawer. */
export const CategoryDrawer = () => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <span className={styles['narrow']}>
      <Button isWide aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <Layers aria-hidden />
        {t('categories.open')}
      </Button>
      <Drawer side="left" isOpen={isOpen} onClose={close} title={t('categories.title')} closeLabel={t('common.close')}>
        <CategoryList onChosen={close} />
      </Drawer>
    </span>
  )
}
