import { product, same } from './products'
import { numbered, ofAcme, type Variant } from './variants'

/** Part numbers that a buyer can hardly tell apart: the pad takes none of them silently. */
export const ambiguousParts: Variant = ofAcme(({ products: own }) => ({
  products: [
    ...own,
    ...['CB-120', 'CB120', 'CB 121', 'CB-121', 'DX-7', 'dx-7', 'EF-55/A', 'EF-55-A'].map((partNumber, place) =>
      product(9_001 + place, partNumber, numbered(same('Clamp bar'), place + 1), {
        price: 4 + place,
        picture: 'clamp',
      }),
    ),
  ],
}))

/** Six products whose part numbers a label can carry: thirteen figures of an EAN with a right last one. */
export const labelCodes: Variant = ofAcme(({ products: own }) => ({
  products: [
    ...own,
    ...['4006381333931', '4012345678901', '5901234123457', '7612345678900', '8711253001202', '4260123456788'].map(
      (partNumber, place) =>
        product(9_101 + place, partNumber, numbered(same('Shelf label'), place + 1), {
          price: 2.4 + place,
          picture: 'box',
        }),
    ),
  ],
}))
