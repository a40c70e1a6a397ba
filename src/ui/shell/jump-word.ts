import { useTranslation } from 'react-i18next'
import type { JumpWord } from '../../machines/ordering/jump.types'

/** The words for the last press in the jump box. */
export const useJumpWord = (): ((word: JumpWord) => string) => {
  const { t } = useTranslation()
  return (word) => {
    if (word.kind === 'added') return t(word.quantity < word.wanted ? 'jump.cut' : 'jump.added', word)
    if (word.kind === 'heldOtherwise') return t('jump.heldOtherwise', word)
    if (word.kind === 'dropped') return t('jump.dropped', word)
    if (word.kind === 'nothing') return t('jump.none', word)
    if (word.kind === 'unsure') return t('jump.unsure', word)
    return word.kind === 'minimum' ? t('jump.minimum', word) : t('jump.full', word)
  }
}
