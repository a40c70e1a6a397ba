import type { QuantityRefusal } from './quantity'

/** Something to tell the reader in a toast; `ui/shell/notice-text.ts` finds the words. */
export type Notice =
  | { readonly kind: 'maximumReached'; readonly maximum: number; readonly place: 'card' | 'item' }
  | { readonly kind: 'lineUpdated'; readonly quantity: number; readonly product: string }
  | { readonly kind: 'quantityCut'; readonly maximum: number; readonly product: string }
  | { readonly kind: 'quantityRefused'; readonly reason: QuantityRefusal }
  | { readonly kind: 'orderCanceled' }
  | { readonly kind: 'orderPlaced' }
  | { readonly kind: 'orderElsewhere' }
  | { readonly kind: 'orderNotTaken' }
  | { readonly kind: 'draftSaved'; readonly name: string }
  | { readonly kind: 'draftOpened'; readonly name: string }
  | { readonly kind: 'draftDeleted'; readonly name: string }
  | { readonly kind: 'cartNotSaved' }
  | { readonly kind: 'cartRepaired' }
  | { readonly kind: 'languageUnavailable' }

/** Whether a notice reports a success, a fact, or something refused. */
export const noticeTone = ({ kind }: Notice): 'success' | 'danger' => {
  const refusals: readonly Notice['kind'][] = [
    'maximumReached',
    'quantityCut',
    'quantityRefused',
    'cartNotSaved',
    'cartRepaired',
    'languageUnavailable',
    'orderElsewhere',
    'orderNotTaken',
  ]
  return refusals.includes(kind) ? 'danger' : 'success'
}
