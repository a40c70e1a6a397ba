import { useSelector } from '@xstate/react'
import { LayoutGrid, Rows3 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { isDense } from '../../machines/catalogue/density.selectors'
import { useApp } from '../app-context'
import { IconButton } from '../components/button'
import styles from './density-switch.module.css'

/** Cards or rows: how the goods of every catalogue are shown on this device. */
export const DensitySwitch = () => {
  const { t } = useTranslation()
  const { density } = useApp().actors
  const isRows = useSelector(density, isDense)
  return (
    <span role="group" aria-label={t('products.view')} className={styles['switch']}>
      <IconButton
        name={t('products.cards')}
        tip="end"
        aria-pressed={!isRows}
        onClick={() => density.send({ type: 'cards.chosen' })}
      >
        <LayoutGrid aria-hidden />
      </IconButton>
      <IconButton
        name={t('products.rows')}
        tip="end"
        aria-pressed={isRows}
        onClick={() => density.send({ type: 'rows.chosen' })}
      >
        <Rows3 aria-hidden />
      </IconButton>
    </span>
  )
}
