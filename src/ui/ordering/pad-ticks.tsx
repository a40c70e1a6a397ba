import { useSelector } from '@xstate/react'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { areTicked, sameTicks, selectTicks } from '../../machines/ordering/pad.selectors'
import type { Judged } from '../../machines/rules/pad-judge'
import { tickOf } from '../../machines/rules/pad-ticks'
import { useTools } from '../app-context'
import styles from './pad-ticks.module.css'
import { usePadLater } from './use-pad-later'

type TickProps = { readonly judged: Judged; readonly number: number; readonly describedBy: string }

/** Whether a row goes to the cart; a row that cannot be ordered has no tick that could be set. */
export const PadTick = ({ judged, number, describedBy }: TickProps) => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const { id } = judged
  const tick = tickOf(judged)
  return (
    <label className={styles['tick']}>
      <input
        type="checkbox"
        aria-label={t('pad.tickOf', { row: number })}
        aria-describedby={describedBy}
        checked={tick === 'on'}
        disabled={tick === 'none'}
        onChange={() => pad.send(tick === 'on' ? { type: 'row.unticked', id } : { type: 'row.restored', id })}
      />
    </label>
  )
}

/** All ticks at once. */
export const AllTicks = () => {
  const { t } = useTranslation()
  const { pad } = useTools()
  const isTicked = useSelector(pad, areTicked)
  const { on, all } = usePadLater(selectTicks, sameTicks)
  const isMixed = on > 0 && on < all
  const box = useCallback(
    (node: HTMLInputElement | null) => {
      if (node) node.indeterminate = isMixed
    },
    [isMixed],
  )
  if (!isTicked) return null
  return (
    <label className={styles['all']}>
      <input
        ref={box}
        type="checkbox"
        checked={all > 0 && on === all}
        disabled={all === 0}
        onChange={() => pad.send({ type: 'rows.ticked', isOn: on < all })}
      />
      {t('pad.tickAll')}
    </label>
  )
}
