import type { TFunction } from 'i18next'
import type { FileRefusal } from '../../machines/rules/pad-bytes'

/** Why a file that was chosen is not read, and what to do instead. */
export const fileRefusalText = (reason: FileRefusal, t: TFunction): string => {
  switch (reason) {
    case 'picture':
      return t('pad.refusedPicture')
    case 'workbook':
      return t('lists.refusedWorkbook')
    case 'binary':
      return t('pad.refusedBinary')
    case 'tooLarge':
      return t('lists.refusedTooLarge')
    case 'empty':
      return t('pad.refusedEmpty')
    case 'unopened':
      return t('pad.refusedUnopened')
    case 'noReader':
      return t('lists.refusedNoReader')
  }
}
