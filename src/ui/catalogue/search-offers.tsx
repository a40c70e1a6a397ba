import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import type { PadOfferActor } from '../../machines/catalogue/pad-offer.machine'
import { selectOffer } from '../../machines/catalogue/pad-offer.selectors'
import type { ProductListActor } from '../../machines/catalogue/product-list.machine'
import { selectQuery } from '../../machines/catalogue/paged-query.selectors'
import { selectSpelling } from '../../machines/catalogue/product-list.selectors'
import { Button, LinkButton } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import { Notice } from '../components/state-panels'
import { Told } from '../components/told'
import styles from './product-list-screen.module.css'

/** What stands in the search may be for the order pad: offered below the field, never done by itself. */
export const PadOfferLine = ({ actor }: { actor: PadOfferActor }) => {
  const { t } = useTranslation()
  const offer = useSelector(actor, selectOffer)
  return (
    <p role="status" className={styles['offer']}>
      {offer && (
        <LinkButton onClick={() => actor.send({ type: 'offer.taken' })}>
          {offer.kind === 'one'
            ? t('products.padOne', { part: offer.part, quantity: offer.quantity })
            : t('products.padMany', { count: offer.lines })}
        </LinkButton>
      )}
    </p>
  )
}

/** Nothing was found, but the server knows the part number in another spelling. */
export const OtherSpelling = ({ actor, onSearch }: { actor: ProductListActor; onSearch: (part: string) => void }) => {
  const { t } = useTranslation()
  const { search } = useSelector(actor, selectQuery)
  const part = useSelector(actor, selectSpelling)
  if (part === null) return null
  return (
    <div className={styles['spelling']}>
      {/* That nothing was found is told by the list. */}
      <Told>{`${t('products.alike')} ${part}`}</Told>
      <Notice
        tone="info"
        isOnlyShown
        action={<Button onClick={handingFocusOn(() => onSearch(part))}>{t('products.spelling', { part })}</Button>}
      >
        {t('products.misspelled', { text: search })} {t('products.alike')}
      </Notice>
    </div>
  )
}
