import { useSelector } from '@xstate/react'
import { PackageX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { ProductDetailActor } from '../../machines/catalogue/product-detail.machine'
import {
  isInCart as isProductInCart,
  selectAbsence,
  selectFailure,
  selectKept,
  selectProduct,
} from '../../machines/catalogue/product-detail.selectors'
import { matchRoute } from '../../machines/rules/access'
import { isSlow as isProductSlow } from '../../machines/tags'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useScreenActor, useShop } from '../app-context'
import { ButtonLink } from '../components/button'
import { BackLink } from '../components/page'
import { EmptyPanel, FailedPanel, Notice } from '../components/state-panels'
import { KeptNotice } from '../shell/kept-notice'
import { ScreenTitle } from '../shell/page-head'
import { SlowNotice } from '../shell/slow-notice'
import { unseenHint } from '../shell/unseen-hint'
import { VerbatimText } from '../verbatim'
import { ProductDetail } from './product-detail'
import { ProductTrail, useProductTrail } from './product-categories'
import styles from './product-detail.module.css'
import { ProductDetailSkeleton } from './product-detail-skeleton'

/** The product of the address; another id is another screen, so that its stepper starts anew (DETAIL-36). */
export const ProductDetailScreen = () => {
  // Not the router's reading, which takes a per cent sign within an id for an encoding.
  const productId = matchRoute(useLocation().pathname)?.productId ?? ''
  return <Screen key={productId} productId={productId} />
}

const noNames: readonly string[] = []

const Screen = ({ productId }: { productId: string }) => {
  const { logic, actors } = useShop()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const actor = useScreenActor(logic.productDetail, { input: { code, productId, cart: actors.cart } })
  // What is not there has its way back in its place.
  const isGone = useSelector(actor, selectAbsence) === 'notFound'
  return (
    <>
      {!isGone && <Way actor={actor} />}
      <Body actor={actor} />
    </>
  )
}

/** Back, and the way to the product through the tree of categories; said by the frame, so that both change in one go. */
const Way = ({ actor }: { actor: ProductDetailActor }) => {
  const { t } = useTranslation()
  const trail = useProductTrail(useSelector(actor, selectProduct)?.categories_names ?? noNames)
  return (
    <div className={styles['way']} data-led={trail.length > 0 || undefined}>
      <BackLink to={useApp().navigation.asLeft('/products')}>{t('product.back')}</BackLink>
      <ProductTrail trail={trail} />
    </div>
  )
}

const Body = ({ actor }: { actor: ProductDetailActor }) => {
  const { t } = useTranslation()
  const product = useSelector(actor, selectProduct)
  const failure = useSelector(actor, selectFailure)
  const absence = useSelector(actor, selectAbsence)
  const isSlow = useSelector(actor, isProductSlow)
  const kept = useSelector(actor, selectKept)
  const isInCart = useSelector(actor, isProductInCart)
  const retry = () => actor.send({ type: 'retry.requested' })
  const hiddenTitle = <ScreenTitle isHidden title={t('product.title')} />
  if (absence === 'unidentified') {
    return (
      <>
        {hiddenTitle}
        <Notice tone="danger">{t('product.unidentified')}</Notice>
      </>
    )
  }
  if (absence === 'notFound') {
    return (
      <>
        {hiddenTitle}
        <EmptyPanel
          icon={<PackageX aria-hidden />}
          title={t('product.notFound')}
          text={t('product.notFoundText')}
          action={
            <ButtonLink variant="primary" to="/products">
              {t('product.back')}
            </ButtonLink>
          }
        />
      </>
    )
  }
  if (absence === 'failed') {
    return (
      <>
        {hiddenTitle}
        <FailedPanel
          title={<VerbatimText text={t('product.failed')} fixed="productFailed" />}
          text={unseenHint(failure, t)}
          retryLabel={t('common.retry')}
          onRetry={retry}
        />
      </>
    )
  }
  return (
    <>
      {isSlow && !kept?.isAwaited && <SlowNotice onRetry={retry} />}
      <KeptNotice kept={kept} onRetry={retry} />
      {!product && hiddenTitle}
      {product ? <ProductDetail actor={actor} product={product} /> : <ProductDetailSkeleton isInCart={isInCart} />}
    </>
  )
}
