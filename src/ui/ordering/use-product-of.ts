import { useSelector } from '@xstate/react'
import type { LineProduct } from '../../machines/rules/cart'
import { selectSession } from '../../machines/session/session.selectors'
import { useApp, useLanguage, useScreenActor, useTools } from '../app-context'

/**
 * The product that the company has under just this number; `null` until it is known, where there is none, and for `null`.
 * It is asked for once: another number, or another language, is another component.
 */
export const useProductOf = (part: string | null): LineProduct | null => {
  const code = useSelector(useApp().actors.session, selectSession)?.manufacturer.code ?? ''
  const input = { code, part, language: useLanguage() }
  return useSelector(useScreenActor(useTools().partNamed, { input }), ({ output }) => output ?? null)
}
