import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectIsMissed } from '../../machines/ordering/freshness.selectors'
import { isSetAside, productName, unitLabel, type CartLine, type LineUnit } from '../../machines/rules/cart'
import { breachOf, isLowered, isMarked, isUnpriced, offersOf } from '../../machines/rules/freshness'
import { formatPrice } from '../../machines/rules/money'
import { isNeverSold, maximumOf, minimumOf } from '../../machines/rules/quantity'
import { useShop } from '../app-context'
import { Amount, AmountText } from '../components/amount'
import { Button } from '../components/button'
import { handingFocusOn } from '../components/leaving-focus'
import styles from './line-check.module.css'

/** `$12.50 / BOX x 12`: a price, and the unit that it is for where that is to be said. */
const priceWithUnit = (price: number | null, unit: LineUnit | undefined): string => {
  const label = unit ? unitLabel(unit.uom_code, unit.cf) : ''
  return label === '' ? formatPrice(price) : `${formatPrice(price)} / ${label}`
}

/** A line breaks between price and unit, and nowhere else. */
const unbroken = (text: string): string => text.replace(/(?<= )\/.*/, (unit) => unit.replaceAll(' ', '\u00a0'))

/** The price of a line: accepted, changed, or come down (decision 030); read out in a sentence. */
export const LinePrice = ({ line }: { line: CartLine }) => {
  const { product, check } = line
  const { t } = useTranslation()
  const accepted = formatPrice(product.selling_price)
  const offer = check?.offer ?? null
  const was = check?.was ?? null
  if (!isMarked(line)) return <Amount text={accepted} />
  const unit = check?.unit
  const before = priceWithUnit(product.selling_price, unit && product)
  const [from, to] = offer === null ? [formatPrice(was), accepted] : [before, priceWithUnit(offer, unit)]
  const isLower = offer === null && isLowered(line)
  const words = { was: from, price: to }
  const taken = isLower ? t('freshness.priceLowered', words) : t('freshness.priceAccepted', words)
  return (
    <span className={styles['price']}>
      <span className="visually-hidden">{offer === null ? taken : t('freshness.priceRaised', words)}</span>
      <span aria-hidden>
        <s className={styles['was']}>
          <AmountText text={unbroken(from)} />
        </s>{' '}
        <span className={styles['now']}>
          {'→\u00a0'}
          <span className={offer !== null ? styles['raised'] : isLower ? styles['lowered'] : undefined}>
            <AmountText text={unbroken(to)} />
          </span>
        </span>
      </span>
    </span>
  )
}

type ActionsProps = {
  readonly line: CartLine
  /** Offers to remove the line, where nothing else does. */
  readonly isRemovable?: boolean
  /** The broken limit is said beside it already. */
  readonly isRefused?: boolean
}

/** What the buyer can do about a line that differs: agree to its price, mend its quantity, remove it. */
export const LineCheckActions = ({ line, isRemovable = false, isRefused = false }: ActionsProps) => {
  const { t } = useTranslation()
  const { cart, freshness } = useShop().actors
  const { product } = line
  const isMissed = useSelector(freshness, selectIsMissed(product.id))
  const isWithoutPrice = isUnpriced(line)
  const name = productName(product)
  const isAside = isSetAside(line)
  const offer = isAside ? null : (line.check?.offer ?? null)
  const breach = isAside ? null : breachOf(line)
  if (!isAside && offer === null && breach === null && !isMissed && !isWithoutPrice) return null
  const quantity = breach?.allowed ?? 0
  return (
    <div className={styles['actions']}>
      {isAside && <p className={styles['gone']}>{t('freshness.gone')}</p>}
      {isWithoutPrice && <p className={styles['breach']}>{t('freshness.unpriced')}</p>}
      {isMissed && <p className={styles['breach']}>{t('freshness.lineUnchecked')}</p>}
      {offer !== null && (
        <Button
          className={styles['action']}
          data-focus-stop
          aria-label={t('freshness.acceptNamed', { price: priceWithUnit(offer, line.check?.unit), product: name })}
          onClick={handingFocusOn(() => cart.send({ type: 'offers.accepted', accepted: offersOf([line]) }))}
        >
          {t('freshness.accept')}
        </Button>
      )}
      {breach !== null && isNeverSold(product) && (
        <p className={styles['breach']}>
          {t('freshness.neverSold', { minimum: minimumOf(product), maximum: maximumOf(product) })}
        </p>
      )}
      {breach !== null && !isNeverSold(product) && (
        <>
          {!isRefused && (
            <p className={styles['breach']}>
              {breach.kind === 'belowMinimum'
                ? t('quantity.minimum', { minimum: quantity })
                : t('quantity.maximumItem', { maximum: quantity })}
            </p>
          )}
          <Button
            className={styles['action']}
            data-focus-stop
            aria-label={t('freshness.setNamed', { product: name, quantity })}
            onClick={handingFocusOn(() =>
              cart.send({ type: 'quantity.entered', product, text: String(quantity), place: 'cart' }),
            )}
          >
            {t('freshness.setTo', { quantity })}
          </Button>
        </>
      )}
      {isRemovable && (
        <Button
          variant="quiet"
          className={styles['action']}
          aria-label={t('cart.removeProduct', { product: name })}
          onClick={() => cart.send({ type: 'removal.requested', productId: product.id })}
        >
          {t('cart.remove')}
        </Button>
      )}
    </div>
  )
}
