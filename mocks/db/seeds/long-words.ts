import { words } from './known-products'

const repeated = (sentence: string, times: number) => Array.from({ length: times }, () => sentence).join(' ')

const details = words(
  'zinc plated steel, torque controlled, approved for cracked concrete, suitable for indoor use.',
  'acero cincado, par controlado, apto para hormigón fisurado, para uso interior.',
  'acier zingué, couple contrôlé, agréée pour béton fissuré, usage intérieur.',
)

/** A description of some four hundred letters, with markup and apostrophes in it. */
export const longWords = words(
  `Expansion anchor for the installer's toughest <b>concrete</b> jobs: ${repeated(details.en, 4)}`,
  `Taco de expansión para los trabajos más duros en <b>hormigón</b> ('profesional'): ${repeated(details.es, 4)}`,
  `Cheville à expansion pour le <b>béton</b> le plus dur, l'alliée du poseur : ${repeated(details.fr, 4)}`,
)
