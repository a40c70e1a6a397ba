import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { Tag } from '../../api/schemas/catalogue'
import { hasFilters, type ProductQuery } from '../../machines/rules/product-query'
import { tagColours } from '../../machines/rules/tag-colour'
import { LinkButton } from '../components/button'
import { leavesFocus } from '../components/leaving-focus'
import { Chip } from '../components/tag-pill'
import styles from './product-list-screen.module.css'

type FiltersProps = {
  readonly query: ProductQuery
  readonly tags: readonly Tag[]
  readonly categoryName: string | null
  readonly onChange: (patch: Partial<Pick<ProductQuery, 'search' | 'categoryId' | 'tagIds'>>) => void
}

/** What narrows the list, each filter removable (spec 2 Products list). After a removal the focus goes to the next one, after the last to the one before. */
export const ActiveFilters = ({ query, tags, categoryName, onChange }: FiltersProps) => {
  const { t } = useTranslation()
  const place = useRef<HTMLUListElement>(null)
  const removedAt = useRef<number | null>(null)
  const count = query.tagIds.length + Number(query.search !== '') + Number(query.categoryId !== null)
  useEffect(() => {
    if (removedAt.current === null) return
    const buttons = place.current?.querySelectorAll('button') ?? []
    // The last button clears them all.
    const next = buttons[Math.max(0, Math.min(removedAt.current, buttons.length - 2))]
    if (next) next.focus()
    else document.querySelector<HTMLElement>('[aria-haspopup="listbox"]')?.focus()
    removedAt.current = null
  }, [count])
  if (!hasFilters(query)) return null

  const nameOf = (id: string) => tags.find((tag) => String(tag.id) === id)
  const chips = [
    ...(query.search === ''
      ? []
      : [
          {
            key: 'search',
            label: t('products.searchChip', { text: query.search }),
            swatch: undefined,
            patch: { search: '' },
          },
        ]),
    ...(query.categoryId === null
      ? []
      : [
          {
            key: 'category',
            label: categoryName ?? t('categories.title'),
            swatch: undefined,
            patch: { categoryId: null },
          },
        ]),
    ...query.tagIds.map((id) => ({
      key: `tag-${id}`,
      label: nameOf(id)?.name ?? t('tags.unknown', { id }),
      swatch: tagColours(nameOf(id)?.colour ?? null).background,
      patch: { tagIds: query.tagIds.filter((other) => other !== id) },
    })),
  ]
  return (
    <ul ref={place} className={styles['chips']} aria-label={t('products.activeFilters')}>
      {chips.map(({ key, label, swatch, patch }, at) => (
        <li key={key}>
          <Chip
            label={label}
            removeLabel={t('products.removeFilter', { name: label })}
            swatch={swatch}
            onRemove={() => {
              removedAt.current = at
              onChange(patch)
            }}
          />
        </li>
      ))}
      <li ref={leavesFocus}>
        <LinkButton onClick={() => onChange({ search: '', categoryId: null, tagIds: [] })}>
          {t('products.clearAll')}
        </LinkButton>
      </li>
    </ul>
  )
}
