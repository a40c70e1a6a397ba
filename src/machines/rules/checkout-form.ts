import { isRow } from './cart-storage'
import { parsed } from './json'
import { deliveryMethods, emptyForm, paymentOptions, typedHeader, type OrderForm, type TypedName } from './order-form'
import { buyerMark } from './digest'
import { recordOf, type Owner } from './order-attempt'

/** What is kept on the device of a checkout that is being filled in; the buyer only as a mark. */
export const formRecord = ({ tenantCode, email }: Owner, form: OrderForm) => ({
  tenantCode,
  buyer: buyerMark(email),
  form,
})

/**
 * True when the texts of a form are those of an order's body: what was typed since it was sent is for the next one.
 * A body that cannot be read says nothing of any form.
 */
export const isFormOf = (form: OrderForm, body: string): boolean => {
  const json = parsed(body)
  const header = isRow(json) && isRow(json['header']) ? json['header'] : null
  return header !== null && Object.entries(typedHeader(form)).every(([name, text]) => (header[name] ?? '') === text)
}

/** The stored form, if it belongs to this buyer of this tenant; what cannot be read is as in an empty one. */
export const readForm = (json: unknown, owner: Owner): OrderForm | null => {
  const { form } = recordOf(json, owner) ?? {}
  if (typeof form !== 'object' || form === null) return null
  const fields = form as Readonly<Record<string, unknown>>
  const text = (name: 'addressId' | TypedName): string => {
    const value = fields[name]
    return typeof value === 'string' ? value : emptyForm[name]
  }
  return {
    addressId: text('addressId'),
    purchaseOrder: text('purchaseOrder'),
    note: text('note'),
    delivery: deliveryMethods.find((method) => method === fields['delivery']) ?? emptyForm.delivery,
    payment: paymentOptions.find((option) => option === fields['payment']) ?? emptyForm.payment,
  }
}
