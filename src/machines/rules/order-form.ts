import type { Failure } from '../../api/schemas/failure'
import type { OrderHeader, TypedHeaderField } from '../../api/schemas/ordering'
import { fieldNamed, refusedAt, type FieldProblems } from './field-problems'

/** The choices of spec 9, the first of each preselected. */
export const deliveryMethods = ['pickUp', 'delivery'] as const
export const paymentOptions = ['cod', 'creditCard', 'net30', 'net60'] as const

/**
 * The fields of the order's header that the buyer types: what each is called in the form, and how long it may get. Form,
 * storage, header, fingerprint, screen and mock follow this list: a field that one of them forgets does not compile.
 */
export const typedFields = {
  purchase_order: { name: 'purchaseOrder', longest: 120 },
  note: { name: 'note', longest: 4000 },
} as const satisfies Readonly<Record<TypedHeaderField, { readonly name: string; readonly longest: number }>>

/** The name of a typed field in the form. */
export type TypedName = (typeof typedFields)[TypedHeaderField]['name']
/** What was typed, by the names of the form. */
export type TypedTexts = Readonly<Record<TypedName, string>>

/** What the buyer fills in. Delivery and payment are shown only: no field of the order carries them (C-73). */
export type OrderForm = TypedTexts & {
  readonly addressId: string
  readonly delivery: (typeof deliveryMethods)[number]
  readonly payment: (typeof paymentOptions)[number]
}

export const emptyForm: OrderForm = {
  addressId: '',
  purchaseOrder: '',
  note: '',
  delivery: deliveryMethods[0],
  payment: paymentOptions[0],
}

/** What was typed, as the header of an order carries it. */
export const typedHeader = (typed: TypedTexts): Pick<OrderHeader, TypedHeaderField> => ({
  purchase_order: typed[typedFields.purchase_order.name],
  note: typed[typedFields.note.name],
})

/** What the fields of a header are called in the form; the rest of it nobody fills in. */
const filledIn = {
  shipping_address_id: 'addressId',
  purchase_order: typedFields.purchase_order.name,
  note: typedFields.note.name,
} as const satisfies Partial<Record<keyof OrderHeader, keyof OrderForm>> & Record<TypedHeaderField, TypedName>

/** What a refusal says of the fields of the form, by their names there: the first message of each (spec 8); what it says of lines is not here. */
export const blamedFields = (failure: Failure | null): FieldProblems => {
  const problems = refusedAt(failure, fieldNamed(Object.keys(filledIn)))
  return Object.fromEntries(
    Object.entries(filledIn).flatMap(([field, name]) => (problems[field] ? [[name, problems[field]]] : [])),
  )
}

/** What a refusal says of lines of the order, by their places in it: the first message of each. */
export const blamedLines = (failure: Failure | null): FieldProblems =>
  refusedAt(failure, (name) => /^items\.0*(\d+)\b/.exec(name)?.[1])
