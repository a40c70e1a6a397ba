import { useSelector } from '@xstate/react'
import { Layers, Search, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import {
  isIncomplete,
  isSearching,
  selectExpanded,
  selectTree,
  selectTreeSearch,
} from '../../machines/catalogue/categories.selectors'
import { matchRoute } from '../../machines/rules/access'
import { visibleRows } from '../../machines/rules/category-tree'
import { readProductQuery } from '../../machines/rules/product-query'
import { categoryPath } from '../../machines/rules/category-path'
import { hasAdvancedCategories } from '../../machines/tenant/settings.selectors'
import { hasFailed, isBusy, isSlow } from '../../machines/tags'
import { useApp, useSetting, useShop } from '../app-context'
import { Button, classes, IconButton } from '../components/button'
import { Drawer } from '../components/dialog'
import { handingFocusOn } from '../components/leaving-focus'
import { TextInput } from '../components/field'
import { Skeleton } from '../components/state-panels'
import { TreeView } from '../components/tree-view'
import styles from './category-sidebar.module.css'
import { SlowNotice } from './slow-notice'

/** What the address says about the chosen category, and how to choose another one. */
const useCategoryChoice = (onChosen: () => void) => {
  const { actors } = useApp()
  const { categories } = useShop().actors
  const { pathname, search } = useLocation()
  const isAdvanced = useSetting(hasAdvancedCategories, false)
  const selectedId = matchRoute(pathname)?.categoryId ?? readProductQuery(search).categoryId
  const choose = (id: string | null) => {
    if (id !== null) categories.send({ type: 'category.revealed', id })
    actors.guard.send({ type: 'navigation.requested', to: categoryPath(id, { pathname, search }, isAdvanced) })
    onChosen()
  }
  return { selectedId, choose, isCatalogue: matchRoute(pathname)?.name !== 'dashboard' }
}

const CategoryList = ({ onChosen, tools }: { onChosen: () => void; tools?: ReactNode }) => {
  const { t } = useTranslation()
  const { categories } = useShop().actors
  const tree = useSelector(categories, selectTree)
  const expanded = useSelector(categories, selectExpanded)
  const search = useSelector(categories, selectTreeSearch)
  const isNarrowed = useSelector(categories, isSearching)
  const isLoading = useSelector(categories, isBusy)
  const isLate = useSelector(categories, isSlow)
  const isPartial = useSelector(categories, isIncomplete)
  const isLost = useSelector(categories, hasFailed)
  const { selectedId, choose, isCatalogue } = useCategoryChoice(onChosen)
  const rows = visibleRows(tree, expanded, search)
  const isBare = tree.nodes.size === 0
  const retry = () => categories.send({ type: 'retry.requested' })
  return (
    <div className={styles['list']}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('categories.title')}</h2>
        <span>
          <IconButton
            name={t(isNarrowed ? 'categories.closeSearch' : 'categories.search')}
            tip="end"
            aria-expanded={isNarrowed}
            onClick={() => categories.send({ type: 'search.toggled' })}
          >
            {isNarrowed ? <X aria-hidden /> : <Search aria-hidden />}
          </IconButton>
          {tools}
        </span>
      </div>
      {isNarrowed && (
        <TextInput
          // The box was asked for just now.
          ref={(box) => box?.focus()}
          aria-label={t('categories.search')}
          placeholder={t('categories.search')}
          value={search}
          onChange={({ target }) => categories.send({ type: 'search.changed', text: target.value })}
        />
      )}
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
      <div role="status" className={styles['state']}>
        {isBare && !isLost && !isPartial && !isLoading && t('categories.none')}
        {isPartial && t('categories.incomplete')}
        {!isBare && rows.length === 0 && t('categories.noMatch')}
        {search !== '' && rows.length > 0 && (
          <span className="visually-hidden">{t('common.results', { count: rows.length })}</span>
        )}
      </div>
      {(isLost || isPartial) && <Button onClick={handingFocusOn(retry)}>{t('common.retry')}</Button>}
      {rows.length > 0 && (
        <TreeView
          label={t('categories.title')}
          rows={rows}
          selectedId={selectedId}
          onToggle={(id) => categories.send({ type: 'node.toggled', id })}
          onSelect={choose}
        />
      )}
    </div>
  )
}

/** The category tree beside the catalogue; on a phone a drawer behind a button (spec 2 Catalogue sidebar). */
export const CategorySidebar = () => (
  <aside className={styles['sidebar']}>
    <CategoryList onChosen={() => undefined} />
  </aside>
)

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
