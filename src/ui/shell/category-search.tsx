import { useSelector } from '@xstate/react'
import { Search, X } from 'lucide-react'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSearching, selectTreeSearch } from '../../machines/catalogue/categories.selectors'
import { useShop } from '../app-context'
import { IconButton } from '../components/button'
import { TextInput } from '../components/field'
import styles from './category-sidebar.module.css'

/** The box was asked for just now. */
const focusOn = (box: HTMLInputElement | null) => box?.focus()

/** The head of the categories, with a button that opens a box to narrow them. */
export const CategorySearch = ({ tools }: { readonly tools?: ReactNode }) => {
  const { t } = useTranslation()
  const { categories } = useShop().actors
  const search = useSelector(categories, selectTreeSearch)
  const isOpen = useSelector(categories, isSearching)
  const button = useRef<HTMLButtonElement>(null)
  const toggle = () => categories.send({ type: 'search.toggled' })
  /** The letters go first, then the box: its button has the focus back. */
  const escape = () => {
    if (search !== '') return categories.send({ type: 'search.changed', text: '' })
    button.current?.focus()
    toggle()
  }
  return (
    <>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{t('categories.title')}</h2>
        <span>
          <IconButton
            ref={button}
            name={t(isOpen ? 'categories.closeSearch' : 'categories.search')}
            tip="end"
            aria-expanded={isOpen}
            onClick={toggle}
          >
            {isOpen ? <X aria-hidden /> : <Search aria-hidden />}
          </IconButton>
          {tools}
        </span>
      </div>
      {isOpen && (
        <TextInput
          ref={focusOn}
          aria-label={t('categories.search')}
          placeholder={t('categories.search')}
          value={search}
          onChange={({ target }) => categories.send({ type: 'search.changed', text: target.value })}
          onKeyDown={({ key }) => key === 'Escape' && escape()}
        />
      )}
    </>
  )
}
