import type { Product, Words } from '../kinds'
import { product } from './products'

/** A text in the three languages. */
export const words = (en: string, es: string, fr: string): Words => ({ en, es, fr })

/** The product with a minimum, a maximum and a step (ACME and BOLT). */
export const minMax = (id: number, categoryIds: readonly number[]): Product =>
  product(id, 'P-MIN6MAX20', words('Hex bolt M8', 'Tornillo hexagonal M8', 'Boulon hexagonal M8'), {
    picture: 'bolt',
    price: 3,
    uom: 'BOX',
    cf: 12,
    min: 6,
    max: 20,
    available: 140,
    categoryIds,
  })

/** The product with additional information (ACME, BOLT, ZETA). */
export const withInfo = (id: number, categoryIds: readonly number[]): Product =>
  product(id, 'P-INFO', words('Impact drill 20 V', 'Taladro percutor 20 V', 'Perceuse à percussion 20 V'), {
    picture: 'driver',
    price: 149.9,
    categoryIds,
    info: words(
      'Two batteries and a charger are included. Three years of warranty.',
      'Incluye dos baterías y un cargador. Tres años de garantía.',
      'Livrée avec deux batteries et un chargeur. Garantie de trois ans.',
    ),
  })
