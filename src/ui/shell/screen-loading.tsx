import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { matchRoute, type RouteName } from '../../machines/rules/access'
import { takeLostFocus } from '../components/focus-back'
import { ToldLoading } from '../components/told'
import styles from './screen-loading.module.css'

/** What a screen looks like before it is there: its blocks from top to bottom. */
const shapes: Partial<Record<RouteName, string>> = {
  products: 'tools line goods',
  category: 'line tools tiles goods',
  browse: 'line tools goods',
  product: 'line pair table',
  cart: 'title table foot',
  checkout: 'line title pair',
  orderSuccess: 'said facts table',
  orders: 'title tabs filters table',
  order: 'line title facts buttons table',
  orderPad: 'title buttons table foot',
  orderLink: 'title buttons table foot',
  lists: 'title buttons rows',
  list: 'line title field table buttons',
  partNumbers: 'title line fields table buttons',
  desk: 'title box columns',
  profile: 'title facts card',
  aboutUs: 'title card',
  catalogs: 'title text tiles',
}
const narrow = new Set<RouteName | undefined>(['order', 'lists', 'partNumbers', 'profile', 'aboutUs'])

/**
 * A screen whose code is on its way, in its own shape; shows itself after 150 ms, so that a quick one never flashes. The focus
 * of what it follows waits here for the heading, and the title no longer names what is gone.
 */
export const ScreenLoading = () => {
  const { t } = useTranslation()
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    document.title = t('common.loading')
  }, [t])
  useEffect(() => takeLostFocus(place.current), [])
  const name = matchRoute(useLocation().pathname)?.name
  const blocks = (name && shapes[name])?.split(' ') ?? []
  return (
    <div ref={place} tabIndex={-1} className={styles['loading']} data-loading>
      <ToldLoading />
      <span className={styles['bar']} aria-hidden />
      <span className={styles['shape']} data-narrow={narrow.has(name)} aria-hidden>
        {blocks.map((block) => (
          <i key={block} className={styles[block]} />
        ))}
      </span>
    </div>
  )
}
