import { useSelector } from '@xstate/react'
import { useTranslation } from 'react-i18next'
import { noticeTone } from '../../machines/rules/notice'
import { selectNextToast, selectToasts } from '../../machines/shell/toasts.selectors'
import { useApp } from '../app-context'
import { ToastList } from '../components/toast-list'
import { noticeText } from './notice-text'

/** The notices in the corner of the screen (spec 4, 9). */
export const Toasts = () => {
  const { t } = useTranslation()
  const { toasts: actor } = useApp().actors
  const toasts = useSelector(actor, selectToasts)
  const next = useSelector(actor, selectNextToast)
  return (
    <ToastList
      label={t('shell.notices')}
      closeLabel={t('shell.closeNotice')}
      toasts={toasts.map(({ id, notice }) => ({ id, tone: noticeTone(notice), text: noticeText(notice, t) }))}
      next={next}
      onClose={(id) => actor.send({ type: 'toast.closed', id })}
      onAttend={(id) => actor.send({ type: 'toast.attended', id })}
      onUnattend={(id) => actor.send({ type: 'toast.unattended', id })}
    />
  )
}
