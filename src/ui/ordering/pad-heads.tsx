import { useTranslation } from 'react-i18next'
import styles from './pad-grid.module.css'

/** The heads of the pad's columns; on small screens each field has its word beside it instead. */
export const PadHeads = ({ isTicked }: { isTicked: boolean }) => {
  const { t } = useTranslation()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles['number']}>
          #
        </th>
        {isTicked && (
          <th scope="col" className={styles['tick']}>
            <span className="visually-hidden">{t('pad.tick')}</span>
          </th>
        )}
        <th scope="col" className={styles['part']}>
          {t('pad.part')}
        </th>
        <th scope="col">{t('pad.product')}</th>
        <th scope="col" className={styles['quantity']}>
          {t('pad.quantity')}
        </th>
        <th scope="col" className={styles['figure']}>
          {t('cart.price')}
        </th>
        <th scope="col" className={styles['figure']}>
          {t('cart.lineTotal')}
        </th>
        <th scope="col" className={styles['comment']}>
          {t('pad.comment')}
        </th>
        <th scope="col" className={styles['remove']}>
          <span className="visually-hidden">{t('cart.remove')}</span>
        </th>
      </tr>
    </thead>
  )
}
