import { useSelector } from '@xstate/react'
import type { PartAsked } from '../../machines/ordering/list.types'
import type { LineProduct } from '../../machines/rules/cart'
import { useScreenActor, useTools } from '../app-context'

/** The product that the server has under just this number; `null` until it is known, and where there is none. */
export const useProductOf = (asked: PartAsked): LineProduct | null =>
  useSelector(useScreenActor(useTools().partNamed, { input: asked }), ({ output }) => output ?? null)
