import { MessageSquarePlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { productName, type CartLine } from '../../machines/rules/cart'
import { useShop } from '../app-context'
import styles from './cart-comment.module.css'

/** The comment of a line: an icon while it is empty, a field while it is written in or filled. */
export const CartComment = ({ line: { product, comment } }: { line: CartLine }) => {
  const { t } = useTranslation()
  const { cart } = useShop().actors
  return (
    <span className={styles['place']}>
      <input
        className={styles['comment']}
        data-paper="no"
        aria-label={t('cart.comment', { product: productName(product) })}
        title={t('cart.commentHint')}
        placeholder={t('cart.commentHint')}
        value={comment}
        maxLength={500}
        onChange={({ target }) => cart.send({ type: 'comment.changed', productId: product.id, comment: target.value })}
      />
      <MessageSquarePlus aria-hidden data-paper="no" className={styles['icon']} />
      {comment !== '' && (
        <span data-paper="only" className={styles['written']}>
          {comment}
        </span>
      )}
    </span>
  )
}
