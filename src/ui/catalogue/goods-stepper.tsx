import { useRef } from 'react'
import type { Product } from '../../api/schemas/catalogue'
import { LineStepper } from '../shell/line-stepper'

/** The focus goes to the quantity of the next product, or of the one before; where there is none, it stays. */
const walk = (from: HTMLElement | null, isBack: boolean): void => {
  const place = from?.closest('tr, li')
  const next = isBack ? place?.previousElementSibling : place?.nextElementSibling
  next?.querySelector<HTMLInputElement>('input[inputmode="numeric"]')?.focus()
}

type GoodsStepperProps = {
  readonly product: Product
  readonly quantity: number
  /** Where goods lie below each other up and down walk as well, instead of counting. */
  readonly hasArrows?: boolean
}

/** The quantity of a product among others: Enter walks on to the next one (decision 095). */
export const GoodsStepper = ({ product, quantity, hasArrows = false }: GoodsStepperProps) => {
  const input = useRef<HTMLInputElement>(null)
  const go = (isBack: boolean) => walk(input.current, isBack)
  return (
    <LineStepper
      product={product}
      quantity={quantity}
      place="card"
      hasNote={false}
      field={{ inputRef: input, onEnter: (_, isBack) => go(isBack), ...(hasArrows && { onArrow: go }) }}
    />
  )
}
