import type { ColumnRole } from './pad-columns'

/** What a heading says of its column: the one with the greater weight has the role. */
export type HeadingClaim = {
  readonly role: Exclude<ColumnRole, 'part?' | 'quantity?'>
  readonly weight: number
  /** The heading is such a word and nothing else. */
  readonly isExact: boolean
  /** It counts, and not surely what is to be ordered: stock, a minimum, the pieces of a pack, words that nobody knows. */
  readonly isOtherCount?: boolean
  /** It counts packs: beside a plain count nobody knows which of them is ordered. */
  readonly isOfPacks?: boolean
  /** It may count nothing at all, and makes no heading of a line by itself. */
  readonly isDoubtful?: boolean
}

const plain = (cell: string): string =>
  cell
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bn[°º]|№/gu, 'no')
    .replace(/\bq['’]ty\b/gu, 'qty')
    .replace(/[^\p{L}#]+/gu, ' ')
    .trim()

const others =
  /\b(desc\w*|libelle|designation|bezeichnung|name|nom|price|preis|precio|prix|importe|montant|uom|unit of measure|date|datum|fecha)\b|^(unit|unite|unidad|ud|um|ue|einheit|pos|position|line|row|linea|fila|ligne|id)$/
/** Money or pieces, a name or a number: what stands below says which. */
const isDoubtful = /^(?:amount|nombre|total)$/
const hasDoubtful = /\b(?:amount|nombre|total)\b/
const count =
  '(?:qty|qnty|quant\\w*|qte|qtes|cant|cantidad\\w*|menge|mengen|bestellmenge|anzahl|aantal|hoeveelheid|qta)'
const pieces = '(?:pieces|pcs|piezas|units|unidades|unites|uds|unds?|unids|stk|stuck|ea)'
const orderNoun = '(?:orders?|commande|cm?des?|cmd|pedidos?|ped|bestellung)'
/** What is still to be ordered; `ordered` may have been ordered already. */
const wanted =
  '(?:ordering|commander|pedir|bestellen|buy|acheter|comprar|kaufen|needed|required|req|reqd|rqd|requested|wanted|requis\\w*|requerid\\w*|solicitad\\w*|demande|demandee?s?|souhaitee?s?|gewunscht\\w*|benotigt\\w*)'
const ordered = '(?:ordered|commandee?s?|cm?dee?s?|pedidas?|bestellt\\w*)'
const filling = '(?:to|a|zu|the|la|le|el|of|de|d|des|be|total|totale|totales|gesamt|new|nueva|nouvelle|neue|#)'
const counts = new RegExp(`\\b(?:${count}|${pieces})\\b`)
const hasCount = new RegExp(`\\b${count}\\b`)
const isPieces = new RegExp(`^${pieces}$`)
const hasOrder = new RegExp(`\\b(?:${orderNoun}|${wanted})\\b`)
const isOrder = new RegExp(
  `^(?:${orderNoun}|${wanted}|re ?orders?|purchases?|achats?|compras?|replenish\\w*|reappro\\w*|reassort\\w*|reposicion|reponer)$`,
)
const isPacks =
  /^(?:cases|cartons|boxes|packs|packages|bags|rolls|pallets|cajas|paquetes|bolsas|rollos|palets|caisses|boites|paquets|sacs|rouleaux|palettes)$/
/** What is left of an order. */
const isLeft = /^(?:balance|saldo|pendientes?|reliquats?|restes?|restants?|outstanding|remaining|open)$/
const isToOrder = new RegExp(
  `^(?:to (?:be )?(?:order|ordered|buy)|(?:a|por|para) (?:pedir|comprar|commander|acheter)|zu bestellen)$`,
)
/** Every word of it is known: it says that something is counted, and that this is to be ordered. */
const isUnderstood = new RegExp(
  `^(?:(?:${count}|${orderNoun}|${wanted}|${ordered}|${filling}|(?:(?:in|en) )?${pieces}|(?:por|para) (?:pedir|comprar))(?: |$))+$`,
)
const isOnOrder = new RegExp(`\\b(?:on|en|in) (?:po|${orderNoun})\\b`)
/** Counts of something that is not ordered. */
const elsewhere =
  /\b(hand|onhand|stock\w*|soh|min|mini|minim\w*|moq|max\w*|per|par|por|pro|each|pack\w*|avail\w*|dispo\w*|existenc\w*|invent\w*|bestand|lager\w*|deliver\w*|livre\w*|entregad\w*|ship\w*|receiv\w*|recu\w*|recibid\w*|back|backorder\w*|reserv\w*|invoiced|factur\w*|last|previous|old|annual|usage|sold|vendu\w*|vendid\w*|multiple|remaining|open|outstanding|already)\b/
const isStock =
  /^(stock|on hand|onhand|in stock|en stock|auf lager|soh|moq|available|disponible|existencias?|inventory|bestand|back ?orders?|reserved|reservado|reserve|on order|en pedido|en commande)$/
/** Numbers of something else than a part. */
const strange =
  /\b(line|row|pos\w*|ligne|linea|fila|customer|client\w*|kunden\w*|order|commande|cm?de|cmd|pedido|ped|po|invoice|facture|factura|serial|serie|account|vendor|supplier|proveedor|fournisseur|phone|tel|job|project|bin|drawing)\b/
const numbered = /\b(no|nr|num|number|numero|#|code|codigo|id)\b|#$/
const partWord =
  '(?:part|parts|sku|item|items|articles?|articulos?|artikel\\w*|produit|producto|product|partes?|piezas?|pieces?|material|catalog\\w*)'
const hasPartWord = new RegExp(`\\b${partWord}\\b`)
const number = '(?:no|nr|num|number|numbers|numero|#|code|codigo|id|ref\\w*)'

/** Words for part numbers, the plainest first. */
const parts: readonly (readonly [number, RegExp])[] = [
  [
    7,
    new RegExp(
      `^(?:part ?(?:no|nr|number|numbers|num|#)|pn|p n|mpn|sku|${number} (?:de |d )?(?:la )?(?:partes?|piezas?|pieces?|part)|artikelnummer|artikel nr)$`,
    ),
  ],
  [
    6,
    new RegExp(
      `^(?:referenc\\w*|ref|(?:item|article|artikel|product|produit|producto|articulo|material|catalog\\w*|stock|model) ?${number}|${number} (?:de |d )?(?:l )?(?:article|articulo|produit|producto))$`,
    ),
  ],
  [5, /^(part|parts|partno|piece|pieza|parte)$/],
  [4, /^(code|codes|codigo|codigos|cod)$/],
  [3, /^(items?|articles?|articulos?|artikel|material)$/],
  [2, /^(product|produit|producto|model\w*)$/],
  [1, /^(number|no|numero|#)$/],
]
const inWords: readonly (readonly [number, RegExp])[] = [
  [
    4.5,
    new RegExp(`\\b(?:part ?${number}|sku|pn|${number} (?:de |d )?(?:la )?(?:partes?|piezas?|pieces?|part))(?: |$)`),
  ],
  [2.5, /\b(referenc\w*|ref|parts?|codes?|codigos?|partes?|piezas?|pieces?)\b/],
  [1.5, /\b(items?|articles?|articulos?|artikel\w*|material|product|produit|producto|model\w*)\b/],
  [0.5, /\b(number|no|numero)\b|#/],
]
const remarks = /\b(comment\w*|coment\w*|notes?|notas?|remar\w*|observ\w*|bemerkung\w*)\b/

const partClaim = (cell: string, text: string): HeadingClaim | null => {
  if (strange.test(text) && numbered.test(text) && !hasPartWord.test(text))
    return { role: 'other', weight: 1, isExact: false }
  // `SKU-RED` and `MODEL-X` are parts, not words about them.
  if (!/[\s_]/.test(cell.trim())) return null
  const found = inWords.find(([, pattern]) => pattern.test(text))
  return found ? { role: 'part', weight: found[0], isExact: false } : null
}
const otherCount = (text: string): HeadingClaim => ({
  role: 'other',
  weight: 1,
  isExact: isStock.test(text),
  isOtherCount: true,
})
/** A heading that counts is the quantity only when all of its words say so: `Qty/Box` and `Qty on order` are none. */
const quantityClaim = (text: string): HeadingClaim | null => {
  const claim = (weight: number): HeadingClaim => ({ role: 'quantity', weight, isExact: true })
  if (isToOrder.test(text)) return claim(4)
  const isCounting = hasCount.test(text)
  if (isStock.test(text) || isOnOrder.test(text) || isLeft.test(text)) return otherCount(text)
  if (isPacks.test(text)) return { ...otherCount(text), isOfPacks: true }
  if (isCounting && isUnderstood.test(text)) {
    if (hasOrder.test(text) || isToOrder.test(text.replace(hasCount, '').trim())) return claim(4)
    return claim(/\b(?:total\w*|gesamt)\b/.test(text) ? 1 : 3)
  }
  if (isCounting || (counts.test(text) && elsewhere.test(text))) return otherCount(text)
  return isPieces.test(text) || isOrder.test(text) ? claim(1) : null
}

/** What a text at the head of a column says about it, in English, Spanish and French; `null` when it says nothing. */
export const claimOf = (cell: string): HeadingClaim | null => {
  if (cell.length > 40 || /\p{N}/u.test(cell)) return null
  const text = plain(cell)
  const exact = parts.find(([, pattern]) => pattern.test(text))
  if (exact) return { role: 'part', weight: exact[0], isExact: true }
  const quantity = quantityClaim(text)
  if (quantity) return quantity
  if (isDoubtful.test(text)) return { ...otherCount(text), isDoubtful: true }
  if (others.test(text) || hasDoubtful.test(text)) return { role: 'other', weight: 1, isExact: false }
  if (remarks.test(text)) return { role: 'comment', weight: 2, isExact: false }
  return partClaim(cell, text)
}
const wasOrdered = new RegExp(`^${count}$|\\b${ordered}\\b`)
const cameOrComes =
  /\b(?:deliver\w*|livre\w*|entregad\w*|ship\w*|receiv\w*|recu\w*|recibid\w*|open|outstanding|remaining|pend\w*|rest\w*)\b/
/** Of an order that is under way: how many were ordered, or just how many, beside how many came, or are still to come. */
export const isOfOldOrder = (header: readonly string[]): boolean => {
  const texts = header.map(plain)
  const says = (words: RegExp) => texts.some((text) => hasCount.test(text) && words.test(text))
  return (
    says(wasOrdered) && (says(cameOrComes) || texts.some((text) => isLeft.test(text) || /^back ?orders?$/.test(text)))
  )
}
/** A heading over units of measure, each of one row. */
export const isUnitHeading = (cell: string): boolean =>
  /^(?:uom|u m|um|ud|ue|me|unit|unite|unidad|einheit|(?:unit|unite|unidad) (?:of|de) (?:measure|mesure|medida|sale|vente|venta))$/.test(
    plain(cell),
  )
export const roleOfHeading = (cell: string): ColumnRole | null => claimOf(cell)?.role ?? null
