import type { TFunction } from 'i18next'
import type { FileRefusal } from '../../machines/rules/pad-bytes'
import type { RowOrigin, WaitingReason } from '../../machines/rules/pad-rows'
import { fileRefusalText } from '../shell/file-refusal'

/** From where rows were handed over. */
export const originText = ({ source, name }: RowOrigin, t: TFunction): string => {
  if (source === 'link') return t('pad.fromLink')
  if (source === 'list') return t('pad.fromList', { name })
  return t('pad.fromOrder', { name }).trim()
}

/** Why lines are kept as text. */
export const waitingTextOf = (why: WaitingReason, count: number, t: TFunction): string => {
  if (why === 'long') return t('pad.restLong', { count })
  return why === 'unread' ? t('pad.restUnread', { count }) : t('pad.rest', { count })
}
/** Why a file was not read; what can be pasted instead, and what is kept, is said here alone. */
export const refusalText = (reason: FileRefusal, t: TFunction): string => {
  switch (reason) {
    case 'workbook':
      return t('pad.refusedWorkbook')
    case 'tooLarge':
      return t('pad.refusedTooLarge')
    case 'noReader':
      return t('pad.refusedNoReader')
    default:
      return fileRefusalText(reason, t)
  }
}
