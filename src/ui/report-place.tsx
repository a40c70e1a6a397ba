import { lazy, Suspense, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from './app-context'
import { ReportContext } from './components/report-context'

/** Says so where the code of the dialog cannot be had. */
const Unfetched = () => <p role="alert">{useTranslation().t('report.failed')}</p>
const ReportDialog = lazy(async () => {
  const fetched = await import('./shell/report-dialog').catch(() => null)
  return { default: fetched?.ReportDialog ?? Unfetched }
})

/** Lets everything inside open the report of a problem, whose code comes when it is first wanted. */
export const ReportPlace = ({ children }: { readonly children: ReactNode }) => {
  const { report } = useApp()
  const [logic, setLogic] = useState<ReturnType<NonNullable<typeof report>> | null>(null)
  const open = () => setLogic(report && report())
  return (
    <ReportContext value={report && open}>
      {children}
      {logic && (
        <Suspense fallback={null}>
          <ReportDialog logic={logic} onClose={() => setLogic(null)} />
        </Suspense>
      )}
    </ReportContext>
  )
}
