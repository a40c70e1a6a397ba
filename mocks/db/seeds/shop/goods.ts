import type { Product, Words } from '../../kinds'
import { dollars, product } from '../products'
import { building } from './table-building'
import { workshop } from './table-workshop'

/** A product that comes in sizes, and the category it stands in. */
type Kind = {
  readonly category: string
  readonly part: string
  readonly picture: string
  readonly name: Words
  readonly uom: string
  readonly cf: number
  readonly price: number
  readonly sizes: readonly string[]
}

const kindOf = (line: string, sizes: string): Kind => {
  const [category = '', part = '', picture = '', en = '', es = '', fr = '', uom = '', cf, price] = line.split('|')
  const name = { en, es, fr }
  return { category, part, picture, name, uom, cf: Number(cf), price: Number(price), sizes: sizes.split('|') }
}
const kindsOf = (table: string): Kind[] => {
  const lines = table.trim().split('\n')
  return lines.flatMap((line, at) => (at % 2 === 0 ? [kindOf(line, lines[at + 1] ?? '')] : []))
}
const kinds: readonly Kind[] = [...kindsOf(building), ...kindsOf(workshop)]

/** What goes with the goods of a category, by the category it is found in. */
const goesWith: Readonly<Record<string, string>> = {
  hexBolts: 'hexNuts',
  carriageBolts: 'lockNuts',
  hexNuts: 'flatWashers',
  lockNuts: 'flatWashers',
  flatWashers: 'hexBolts',
  woodScrews: 'screwdrivers',
  machineScrews: 'hexNuts',
  anchors: 'bits',
  copperCables: 'connectors',
  breakers: 'copperCables',
  connectors: 'ties',
  ballValves: 'fittings',
  fittings: 'gaskets',
  drills: 'bits',
  grinders: 'glasses',
  saws: 'hearing',
  gloves: 'glasses',
  boxes: 'tapes',
  tapes: 'boxes',
  pallets: 'film',
}

const infos: readonly Words[] = [
  {
    en: 'Tested batch by batch; the certificate comes with the delivery.',
    es: 'Ensayado lote por lote; el certificado acompaña la entrega.',
    fr: 'Testé lot par lot ; le certificat accompagne la livraison.',
  },
  {
    en: 'Ships from our own warehouse within a working day.',
    es: 'Sale de nuestro almacén en un día laborable.',
    fr: 'Expédié de notre entrepôt sous un jour ouvré.',
  },
]

const partOf = (kind: Kind, place: number) => `${kind.part}-${205 + place * 5}`
const partsOf = (kind: Kind | undefined) => kind?.sizes.map((_, place) => partOf(kind, place)) ?? []
const sized = ({ en, es, fr }: Words, size: string): Words => ({
  en: `${en} ${size}`,
  es: `${es} ${size}`,
  fr: `${fr} ${size}`,
})

/**
 * The goods of the categories that `idOf` knows, numbered from `firstId`: stock, limits, tags and neighbours follow from the
 * place in the table, so that every world is alike.
 */
export const goods = (
  firstId: number,
  idOf: (category: string) => number | null,
  tagIds: readonly number[],
): Product[] => {
  let next = firstId
  return kinds.flatMap((kind, row) => {
    const categoryId = idOf(kind.category)
    if (categoryId === null) return []
    const companion = partsOf(kinds.find(({ category }) => category === goesWith[kind.category]))
    return kind.sizes.map((size, place) => {
      const id = (next += 1) - 1
      return product(id, partOf(kind, place), sized(kind.name, size), {
        picture: kind.picture,
        price: dollars(kind.price * (1 + place * 0.28)),
        uom: kind.uom,
        cf: kind.cf,
        min: id % 14 === 5 ? 5 : 1,
        max: id % 23 === 9 ? 40 : null,
        available: id % 17 === 11 ? 0 : 12 + ((id * 53) % 460),
        categoryIds: [categoryId],
        info: infos[id % 5] ?? null,
        tagIds: tagIds.filter((_, tag) => (row * 3 + place + tag * 7) % 29 === 0).slice(0, 2),
        related: partsOf(kind)
          .filter((part) => part !== partOf(kind, place))
          .slice(0, 4),
        complementary: companion.slice(0, 3),
      })
    })
  })
}

/** Goods as a shop shows them: of each kind one in turn, so that a page shows what there is and not one kind in nine sizes. */
export const mixed = (all: readonly Product[]): Product[] => {
  const byKind = new Map<string, Product[]>()
  for (const one of all) {
    const kind = one.partNumber.split('-')[0] ?? ''
    byKind.set(kind, [...(byKind.get(kind) ?? []), one])
  }
  // Neighbours of the table stand apart: every seventh kind comes next.
  const rows = [...byKind.values()]
  const turned = Array.from({ length: 7 }, (_, start) => rows.filter((__, at) => at % 7 === start)).flat()
  const longest = Math.max(0, ...turned.map(({ length }) => length))
  return Array.from({ length: longest }, (_, place) => turned.flatMap((row) => row[place] ?? [])).flat()
}
