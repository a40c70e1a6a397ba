import { Check, CircleAlert, Clock3, Minus, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatPrice } from '../../machines/rules/money'
import { isChanged } from '../../machines/rules/pad-difference'
import { isOpen, isProblem, type Judged } from '../../machines/rules/pad-judge'
import type { PadRow } from '../../machines/rules/pad-rows'
import { useTools } from '../app-context'
import { Amount } from '../components/amount'
import { LinkButton } from '../components/button'
import { Link } from '../components/link'
import { Menu, MenuAction } from '../components/menu'
import { ProductName } from '../components/product-name'
import { FormerPrice } from './pad-difference'
import styles from './pad-grid.module.css'
import { OwnNumber } from './pad-own-number'
import { stayingInRow, staysInRow } from './pad-row-focus'
import { fixText, nameOf, stateText } from './pad-words'

type StateProps = {
  readonly row: PadRow
  readonly judged: Judged
  readonly number: number
  readonly wordsId: string
  /** A tick beside it brings back what was left out. */
  readonly isTicked: boolean
}

const toneOf = (judged: Judged, row: PadRow): 'problem' | 'warning' | 'open' | 'plain' | 'good' => {
  if (isProblem(judged)) return 'problem'
  if (isOpen(judged)) return 'open'
  if (judged.kind === 'nothing' || (judged.kind === 'leftOut' && judged.together === 0)) return 'plain'
  return judged.kind !== 'found' || judged.warnings.length > 0 || isChanged(row, judged) ? 'warning' : 'good'
}
const icons = { problem: CircleAlert, warning: TriangleAlert, open: Clock3, plain: Minus, good: Check } as const

const Choice = ({ row, judged, number }: Pick<StateProps, 'row' | 'judged' | 'number'>) => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const hidden = judged.found - judged.candidates.length
  const words = judged.found === 1 ? t('pad.chooseOfOne') : t('pad.chooseOf', { count: judged.found })
  return (
    <span ref={staysInRow} data-choice>
      <Menu
        label={t('pad.chooseFor', { words, row: number })}
        align="start"
        trigger={<span className={styles['choose']}>{words}</span>}
      >
        {judged.candidates.map((product) => (
          <MenuAction
            key={String(product.id)}
            onSelect={() => pad.send({ type: 'product.chosen', id: row.id, product })}
          >
            <span className={styles['candidate']}>
              <strong>
                <bdi>{product.part_number}</bdi>
              </strong>{' '}
              <ProductName text={product.description} /> <Amount text={formatPrice(product.selling_price)} />
            </span>
          </MenuAction>
        ))}
        {hidden > 0 && <p className={styles['more']}>{t('pad.moreFound', { count: judged.found })}</p>}
      </Menu>
    </span>
  )
}

/** The product of a row, how the row stands, and what can be done about it. */
export const PadState = ({ row, judged, number, wordsId, isTicked }: StateProps) => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const ownId = `${wordsId}-own`
  const search = t('products.searchAction')
  if (judged.kind === 'blank') {
    return (
      <>
        <span id={wordsId} />
        <span id={ownId} />
      </>
    )
  }
  const tone = toneOf(judged, row)
  const Icon = icons[tone]
  const { fix } = judged
  const name = nameOf(row, judged)
  return (
    <div className={styles['state']}>
      {name !== null && (
        <span className={styles['name']}>
          <ProductName text={name} />
        </span>
      )}
      <div className={styles['says']}>
        <span id={wordsId} className={styles['words']} data-tone={tone}>
          <Icon aria-hidden />
          {stateText(judged, row, t)}
          {fix && <span className="visually-hidden">{`. ${t('pad.fixKey')}: ${fixText(fix, t)}`}</span>}
        </span>
        <FormerPrice row={row} judged={judged} />
        {row.extra.length > 0 && (
          <span className={styles['own']}>{t('pad.alsoThere', { text: row.extra.join(' | ') })}</span>
        )}
        <OwnNumber judged={judged} id={ownId} />
        {judged.kind === 'choose' && <Choice row={row} judged={judged} number={number} />}
        {/* It may be called otherwise. */}
        {judged.kind === 'notFound' && !fix && (
          <Link to={`/products?${new URLSearchParams({ search: row.part })}`} aria-label={`${search}: ${row.part}`}>
            {search}
          </Link>
        )}
        {fix && (
          <LinkButton title={t('pad.fixKey')} onClick={stayingInRow(() => pad.send({ type: 'row.fixed', id: row.id }))}>
            {fixText(fix, t)}
          </LinkButton>
        )}
        {((judged.kind === 'leftOut' && !isTicked) || judged.kind === 'added') && (
          <LinkButton onClick={stayingInRow(() => pad.send({ type: 'row.restored', id: row.id }))}>
            {t(judged.kind === 'added' ? 'pad.addAgain' : 'pad.restore')}
          </LinkButton>
        )}
      </div>
    </div>
  )
}
