import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../components/button'
import { Skeleton, SkeletonWords } from '../components/skeleton'
import { ToldLoading } from '../components/told'
import styles from './product-detail.module.css'
import { OthersSkeleton } from './related-products'

/** As large as a stepper and what stands beside it. */
const control = 'max(var(--control-height), var(--target))'
const stepper = `calc(${control} * 2 + var(--space-10) + var(--ring))`

/** A line of the page to come, as high as its words. */
const Line = ({ like, children }: { readonly like?: string | undefined; readonly children: ReactNode }) => (
  <p className={classes(styles['ghostLine'], like)}>{children}</p>
)

/** A product on its way: each box where its own will be; what is said of one in the cart is known before. */
export const ProductDetailSkeleton = ({ isInCart }: { readonly isInCart: boolean }) => {
  const { t } = useTranslation()
  return (
    <div aria-busy>
      <ToldLoading />
      <div className={styles['detail']} data-ghost>
        <div className={styles['image']} data-ghost />
        <div className={styles['facts']}>
          <Line like={styles['part']}>
            <Skeleton width="var(--space-12)" height="var(--space-2)" />
          </Line>
          <Line like={styles['ghostTitle']}>
            <Skeleton width="60%" height="var(--space-5)" />
          </Line>
          <div className={styles['box']}>
            <Line like={styles['price']}>
              <Skeleton width="calc(var(--space-16) * 1.7)" height="var(--space-5)" />
              <Skeleton width="var(--space-12)" />
              <Skeleton width="var(--space-16)" height="var(--space-3)" />
            </Line>
            <Line like={styles['terms']}>
              <Skeleton width="35%" height="var(--space-2)" />
              <Skeleton width="22%" height="var(--space-3)" />
            </Line>
            <p className={styles['ghostDeeds']}>
              <Skeleton width={stepper} height={control} />
              <Skeleton height={control} />
            </p>
            <Line like={styles['sum']}>
              <span className={isInCart ? undefined : styles['nothing']}>
                <Skeleton width="calc(var(--space-16) * 2)" height="var(--space-3)" />
              </span>
            </Line>
            {isInCart && (
              <p className={styles['notes']}>
                <SkeletonWords like={t('product.inCart')} />
              </p>
            )}
          </div>
          <div className={styles['list']}>
            <div>
              <Line>
                <Skeleton width="var(--space-16)" height="var(--space-3)" />
              </Line>
              <Line>
                <Skeleton width="var(--space-16)" height="var(--space-3)" />
              </Line>
            </div>
          </div>
        </div>
      </div>
      <OthersSkeleton count={3} />
    </div>
  )
}
