import { createSessionStore } from '../../api/browser/session-store'
import { createTextStore } from '../../api/browser/storage'
import type { Session } from '../../api/schemas/session'
import { cartEnvelope } from '../../machines/rules/cart-storage'
import { fullCart } from '../walk/samples/goods'
import type { FrameWish } from './frame-address'
import { sampleTenants } from './sample-server'

/** What the storage of the framed portal holds: language, theme, a signed-in buyer with a cart where one is looking. */
export const storedFor = (
  wish: Omit<FrameWish, 'run'>,
  isBuyer: boolean,
  session: Session | null = null,
): Readonly<Record<string, string>> => {
  const stored: Record<string, string> = { i18nextLng: wish.language, darkMode: String(wish.theme === 'dark') }
  if (!isBuyer) return stored
  const kept: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
    getItem: (key) => stored[key] ?? null,
    setItem: (key, value) => {
      stored[key] = value
    },
    removeItem: (key) => {
      delete stored[key]
    },
  }
  const manufacturer = {
    code: wish.tenant,
    name: sampleTenants[wish.tenant]?.name ?? wish.tenant,
    logo: `/media/${wish.tenant}/logo.svg`,
  }
  const user = { email: 'buyer@acme.test', name: 'Ann Buyer', rep_code: null }
  createSessionStore(
    createTextStore(
      () => kept as Storage,
      () => undefined,
    ),
  ).write(session ?? { token: 'sample', manufacturer, user })
  stored['cart'] = JSON.stringify(cartEnvelope(wish.tenant, fullCart))
  return stored
}
