import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { Category } from '../../api/schemas/catalogue'
import { segment } from '../../machines/rules/access'
import { middleStep } from '../../machines/rules/breadcrumb'
import { Link } from '../components/link'
import styles from './category-browse-screen.module.css'

/** Home, the first entry of the path, the current category (C-47, C-105). */
export const CategoryTrail = ({ current }: { current: Category | null }) => {
  const { t } = useTranslation()
  const middle = middleStep(current)
  return (
    <nav aria-label={t('category.breadcrumb')} className={styles['trail']}>
      <ol>
        <li>
          {current === null ? (
            <span aria-current="page">{t('category.home')}</span>
          ) : (
            <Link to="/category">{t('category.home')}</Link>
          )}
        </li>
        {middle && (
          <li>
            <ChevronRight aria-hidden />
            <Link to={`/category/${segment(String(middle.id)) ?? ''}`}>{middle.category}</Link>
          </li>
        )}
        {current && (
          <li>
            <ChevronRight aria-hidden />
            <span aria-current="page">{current.category}</span>
          </li>
        )}
      </ol>
    </nav>
  )
}
