import { useSelector } from '@xstate/react'
import { EllipsisVertical, Share2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { selectLines } from '../../machines/ordering/cart.selectors'
import { selectNumbers } from '../../machines/ordering/part-numbers.selectors'
import { isCodeShown, selectSquares } from '../../machines/ordering/sharing.selectors'
import { linkPath } from '../../machines/rules/link-tenant'
import { listLineOf, type ListLine } from '../../machines/rules/lists'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useOrdering, useScreenActor, useShop } from '../app-context'
import { ModalDialog } from '../components/dialog'
import { Menu, MenuAction } from '../components/menu'
import { SquareCode } from '../components/square-code'
import styles from './share-menu.module.css'

type ShareProps = {
  readonly name: string
  readonly lines: () => readonly ListLine[]
  /** What does not go along. */
  readonly hint?: string
  /** Where what is passed on can stand on paper, too. */
  readonly onPrint?: () => void
  /** What else is done with them, where there is little room: one menu for all of it. */
  readonly more?: ReactNode
}
/** Passes lines on: a link, a code to be scanned, or a file (buyer's day 6). */
export const ShareMenu = ({ name, lines, hint = '', onPrint, more }: ShareProps) => {
  const { t } = useTranslation()
  const { actors, navigation } = useApp()
  const tenantCode = useSelector(actors.session, selectSession)?.manufacturer.code ?? ''
  const actor = useScreenActor(useOrdering().screens.sharing, {
    input: { tenantCode, base: navigation.address(linkPath) },
  })
  const numbers = useSelector(useShop().actors.partNumbers, selectNumbers)
  const isShown = useSelector(actor, isCodeShown)
  const squares = useSelector(actor, selectSquares)
  const ways = (
    <>
      <MenuAction onSelect={() => actor.send({ type: 'link.requested', lines: lines(), name })}>
        {t('links.copy')}
      </MenuAction>
      <MenuAction onSelect={() => actor.send({ type: 'code.requested', lines: lines(), name })}>
        {t('links.code')}
      </MenuAction>
      <MenuAction onSelect={() => actor.send({ type: 'file.requested', lines: lines(), name, numbers })}>
        {t('lists.export')}
      </MenuAction>
      {onPrint && <MenuAction onSelect={onPrint}>{t('orders.print')}</MenuAction>}
      {hint !== '' && <p className={styles['hint']}>{hint}</p>}
    </>
  )
  return (
    <>
      <span className={more === undefined ? styles['alone'] : styles['wide']}>
        <Menu
          label={t('links.share')}
          align="start"
          trigger={
            <>
              <Share2 aria-hidden />
              {t('links.share')}
            </>
          }
        >
          {ways}
        </Menu>
      </span>
      {more !== undefined && (
        <span className={styles['narrow']}>
          <Menu label={t('pad.moreDeeds')} trigger={<EllipsisVertical aria-hidden />}>
            {ways}
            {more}
          </Menu>
        </span>
      )}
      <ModalDialog
        isOpen={isShown}
        title={t('links.code')}
        text={t('links.codeText')}
        closeLabel={t('common.close')}
        onClose={() => actor.send({ type: 'code.closed' })}
      >
        <SquareCode label={t('links.codeLabel')} squares={squares} />
      </ModalDialog>
    </>
  )
}

/** Passes the cart on. */
export const ShareCart = ({ onPrint, more }: Required<Pick<ShareProps, 'onPrint' | 'more'>>) => {
  const { t } = useTranslation()
  const lines = useSelector(useShop().actors.cart, selectLines)
  return <ShareMenu name={t('cart.title')} lines={() => lines.map(listLineOf)} onPrint={onPrint} more={more} />
}
