import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useScreenActor, useShop } from '../app-context'
import { Card } from '../components/page'
import { JumpBox } from '../shell/jump-box'
import { ScreenTitle } from '../shell/page-head'
import { DeskBought } from './desk-bought'
import { DeskLists } from './desk-lists'
import { DeskOrders } from './desk-orders'
import { DeskUnfinished } from './desk-unfinished'
import styles from './desk.module.css'

/** One page that a clerk keeps open: what is unfinished, what was ordered last, lists, and the jump box. */
export const DeskScreen = () => {
  const { t } = useTranslation()
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const { logic, actors } = useShop()
  const actor = useScreenActor(logic.desk, { input: { code, pad: actors.pad } })
  const repeat = useScreenActor(logic.orderRepeat, { input: { code, pad: actors.pad } })
  return (
    <div className={styles['desk']}>
      <ScreenTitle title={t('desk.title')} />
      <Card className={styles['whole']}>
        <JumpBox />
      </Card>
      <div className={styles['column']}>
        <DeskOrders actor={actor} repeat={repeat} />
        <DeskLists />
      </div>
      <div className={styles['column']}>
        <DeskUnfinished />
        <DeskBought actor={actor} />
      </div>
    </div>
  )
}
