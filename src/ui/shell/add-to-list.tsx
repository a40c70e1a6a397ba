import { ListPlus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ListLine } from '../../machines/rules/lists'
import { useShop } from '../app-context'
import { Button, IconButton } from '../components/button'

type AddProps = {
  readonly lines: () => readonly ListLine[]
  readonly isQuiet?: boolean
  /** What does not go along. */
  readonly hint?: string
}
/** Puts lines on a list: which one is asked next. */
export const AddToList = ({ lines, isQuiet = false, hint = '' }: AddProps) => {
  const { t } = useTranslation()
  const { shop } = useShop().actors
  return (
    <Button
      variant={isQuiet ? 'quiet' : 'secondary'}
      title={hint || undefined}
      onClick={() => shop.send({ type: 'adding.requested', lines: lines() })}
    >
      <ListPlus aria-hidden />
      {t('lists.addTo')}
    </Button>
  )
}

/** The same as an icon, for one product. */
export const ListProduct = ({ line }: { line: ListLine }) => {
  const { t } = useTranslation()
  const { shop } = useShop().actors
  return (
    <IconButton
      name={t('lists.addProduct', { product: line.description || line.partNumber })}
      tip="end"
      onClick={() => shop.send({ type: 'adding.requested', lines: [line] })}
    >
      <ListPlus aria-hidden />
    </IconButton>
  )
}
