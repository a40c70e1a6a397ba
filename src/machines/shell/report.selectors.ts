import type { SnapshotFrom } from 'xstate'
import type { reportMachine } from './report.machine'
import type { WrittenReport } from './report.types'

type ReportSnapshot = SnapshotFrom<typeof reportMachine>

export const selectReport = (snapshot: ReportSnapshot): WrittenReport | null => snapshot.context.report
export const hasReportFailed = (snapshot: ReportSnapshot): boolean => snapshot.hasTag('failed')
/** What became of Copy or Save as file; `null` while neither was pressed, or it is under way. */
export const selectReportOutcome = (snapshot: ReportSnapshot): 'copied' | 'saved' | 'refused' | null =>
  (['copied', 'saved', 'refused'] as const).find((tag) => snapshot.hasTag(tag)) ?? null
