import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useOrdering, useScreenActor, useTools } from '../app-context'
import { Card } from '../components/page'
import { JumpBox } from '../shell/jump-box'
import { PaperHead } from '../shell/paper-head'
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
  const { screens, pad } = useTools()
  const actor = useScreenActor(screens.desk, { input: { code, pad } })
  const repeat = useScreenActor(useOrdering().screens.orderRepeat, { input: { code, pad } })
  return (
    <div className={styles['desk']}>
      <div className={styles['whole']}>
        <PaperHead title={t('desk.title')} isOfOrders={false} />
        <div data-paper="no">
          <ScreenTitle title={t('desk.title')} />
        </div>
      </div>
      <div className={styles['whole']} data-paper="no">
        <Card>
          <JumpBox />
        </Card>
      </div>
      <div className={styles['column']}>
        <DeskOrders actor={actor} repeat={repeat} />
        <DeskUnfinished />
        <DeskLists />
      </div>
      <div className={styles['column']}>
        <DeskBought actor={actor} />
      </div>
    </div>
  )
}
