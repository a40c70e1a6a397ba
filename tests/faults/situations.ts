import {
  aboutPrivate,
  aboutPublic,
  changePassword,
  customerProfile,
  forgotPassword,
  logError,
  login,
  registration,
} from './account-situations'
import {
  categories,
  categoryBrowse,
  guestCategories,
  guestProducts,
  productDetail,
  products,
  tags,
} from './catalogue-situations'
import { commonEffects, type Effect, type FaultName, type SituationName } from './kinds'
import { customerCheckout, order, orderDetail, orders } from './ordering-situations'
import type { Situation } from './outcomes'
import { publicSettings, resolveHost, settings } from './tenant-situations'

/** The rows of the matrix. */
export const situations: Readonly<Record<SituationName, Situation>> = {
  'resolve-host': resolveHost,
  'public-settings': publicSettings,
  login,
  registration,
  'forgot-password': forgotPassword,
  settings,
  categories,
  'guest-categories': guestCategories,
  'category-browse': categoryBrowse,
  tags,
  products,
  'product-detail': productDetail,
  'guest-products': guestProducts,
  'customer-checkout': customerCheckout,
  'customer-profile': customerProfile,
  password: changePassword,
  order,
  orders,
  'order-detail': orderDetail,
  'log-error': logError,
  'about-private': aboutPrivate,
  'about-public': aboutPublic,
}

/** What a fault does to the call of a situation. */
export const effectOn = ({ shapes, huge }: Situation, fault: FaultName): Effect => {
  if (fault === 'shapes-1') return shapes[0]
  if (fault === 'shapes-2') return shapes[1]
  return fault === 'huge' ? huge : commonEffects[fault]
}
