import { words } from './known-products'

const repeated = (sentence: string, times: number) => Array.from({ length: times }, () => sentence).join(' ')

const details = words(
  'zinc plated steel, torque controlled, approved for cracked concrete, suitable for indoor use.',
  'acero zincado, par controlado, apto para hormigón fisurado, para uso interior.',
  'acier plaqué zinc, couple contrôlé, agréé pour béton fissuré, usage intérieur.',
)

/** A description of some four hundred letters, with markup and apostrophes in it. */
export const longWords = words(
  `Expansion anchor for the installer's toughest <b>concrete</b> jobs: ${repeated(details.en, 4)}`,
  `Taquete de expansión para los trabajos más duros en <b>hormigón</b> ('profesional'): ${repeated(details.es, 4)}`,
  `Ancrage à expansion pour le <b>béton</b> le plus dur, l'allié du poseur : ${repeated(details.fr, 4)}`,
)
