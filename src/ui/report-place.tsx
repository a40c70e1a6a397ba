import type { ReactNode } from 'react'
import { useApp } from './app-context'
import { ReportContext } from './components/report-context'
import { useOpenHere } from './use-open-here'

/** Lets everything inside open the report of a problem, whose code comes when it is first wanted. */
export const ReportPlace = ({ children }: { readonly children: ReactNode }) => {
  const { report, actors } = useApp()
  const load = async () => {
    const [{ ReportDialog }, logic] = await Promise.all([import('./shell/report-dialog'), report?.()])
    return logic ? { ReportDialog, logic } : null
  }
  const [shown, setShown] = useOpenHere<NonNullable<Awaited<ReturnType<typeof load>>>>()
  const open = () => {
    load().then(setShown, () => actors.toasts.send({ type: 'notice.given', notice: { kind: 'reportFailed' } }))
  }
  return (
    <ReportContext value={report && open}>
      {children}
      {shown && <shown.ReportDialog logic={shown.logic} onClose={() => setShown(null)} />}
    </ReportContext>
  )
}
