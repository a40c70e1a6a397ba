import type { Product, Words } from '../kinds'
import type { Family } from './families'

/** A product with the ordinary values where `special` says nothing else. */
export const product = (
  id: number,
  partNumber: string,
  description: Words,
  special: Partial<Omit<Product, 'id' | 'partNumber' | 'description'>> = {},
): Product => ({
  id,
  partNumber,
  description,
  picture: 'box',
  price: 10,
  uom: 'EA',
  cf: 1,
  min: 1,
  max: null,
  available: 40,
  categoryIds: [],
  info: null,
  tagIds: [],
  related: [],
  complementary: [],
  puomId: 50_000 + id,
  ...special,
})

/** The same text in every language. */
export const same = (text: string): Words => ({ en: text, es: text, fr: text })

const finishes: readonly Words[] = [
  { en: '', es: '', fr: '' },
  { en: ', zinc plated', es: ', zincado', fr: ', plaqué zinc' },
  { en: ', stainless steel', es: ', acero inoxidable', fr: ', acier inoxydable' },
]
const metal = new Set(['bolt', 'bolts', 'nut', 'washer', 'screw', 'anchor', 'clamp'])

const info: Words = {
  en: 'Made to industry standards. Store in a dry place.',
  es: 'Fabricado según las normas del sector. Conservar en un lugar seco.',
  fr: 'Fabriqué selon les normes du secteur. À conserver dans un endroit sec.',
}

/** In whole cents. */
export const dollars = (value: number) => Math.round(value * 100) / 100

/**
 * One product for each size of each family. Stock, limits, tags and extra text follow from the place in the list, so
 * that every world is alike.
 */
export const sized = (
  firstId: number,
  chosen: readonly Family[],
  categoryOf: (family: Family) => readonly number[],
  tagIds: readonly number[] = [],
): Product[] =>
  chosen
    .flatMap((family) => family.sizes.map((size, place) => ({ family, size, place })))
    .map(({ family, size, place }, index) => {
      const finish = (metal.has(family.picture) && finishes[index % finishes.length]) || same('')
      const { en, es, fr } = family.name
      return product(
        firstId + index,
        `${family.part}-${100 + place * 10}`,
        { en: `${en} ${size}${finish.en}`, es: `${es} ${size}${finish.es}`, fr: `${fr} ${size}${finish.fr}` },
        {
          picture: family.picture,
          price: dollars(family.price * (1 + place * 0.37)),
          uom: family.uom,
          cf: family.cf,
          min: index % 9 === 4 ? 5 : 1,
          max: index % 13 === 6 ? 60 : null,
          available: index % 11 === 7 ? 0 : 8 + ((index * 37) % 240),
          categoryIds: categoryOf(family),
          info: index % 4 === 0 ? info : null,
          tagIds: tagIds.filter((_, tag) => (index + tag * 3) % 10 === 0).slice(0, 3),
        },
      )
    })
