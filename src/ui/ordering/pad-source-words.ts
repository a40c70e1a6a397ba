import type { TFunction } from 'i18next'
import type { FileRefusal } from '../../machines/rules/pad-bytes'
import type { RowOrigin, WaitingReason } from '../../machines/rules/pad-rows'

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
/** Why a file was not read. */
export const refusalText = (reason: FileRefusal, t: TFunction): string => {
  switch (reason) {
    case 'picture':
      return t('pad.refusedPicture')
    case 'workbook':
      return t('pad.refusedWorkbook')
    case 'binary':
      return t('pad.refusedBinary')
    case 'tooLarge':
      return t('pad.refusedTooLarge')
    case 'empty':
      return t('pad.refusedEmpty')
    case 'unopened':
      return t('pad.refusedUnopened')
    case 'noReader':
      return t('pad.refusedNoReader')
  }
}
