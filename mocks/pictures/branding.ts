import { type Colours, darker } from './drawing'

const marks: Readonly<Record<string, string>> = {
  ACME: '<path d="M7 21L14 7l7 14M10 16.500h8" fill="none" stroke="#fff" stroke-width="3.200" stroke-linejoin="bevel"/>',
  CATX:
    '<path d="M8 6v16M20 6v16" stroke="#fff" stroke-width="3.200"/>' +
    '<path d="M16 9l-5 6h6l-5 5" fill="none" stroke="#fff" stroke-width="2.200" stroke-linejoin="round"/>',
  DOCS:
    '<path d="M9 6h7l4 4v12H9zM12 13h5M12 17h5" fill="none" stroke="#fff" stroke-width="2.400"' +
    ' stroke-linejoin="round"/>',
  NOAB: '<path d="M7 21V7l14 14V7" fill="none" stroke="#fff" stroke-width="3.200" stroke-linejoin="bevel"/>',
  ZETA: '<path d="M7 8h14L7 20h14" fill="none" stroke="#fff" stroke-width="3.200" stroke-linejoin="bevel"/>',
  EMPT: '<circle cx="14" cy="14" r="7" fill="none" stroke="#fff" stroke-width="3" stroke-dasharray="4 3"/>',
  FAIL:
    '<path d="M4 14h5M19 14h5" stroke="#fff" stroke-width="3.200"/>' +
    '<circle cx="14" cy="14" r="5.400" fill="none" stroke="#fff" stroke-width="3"/>' +
    '<path d="M14 8V3.500M10 4h8" stroke="#fff" stroke-width="2.600"/>',
  DOC5: '<path d="M19 7h-8v6h4a4 4 0 0 1 0 8.500h-5" fill="none" stroke="#fff" stroke-width="3"/>',
}

/** A tenant's logo, 56 by 56. */
export const logo = (code: string, { colour }: Colours): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 28 28">' +
  `<rect width="28" height="28" rx="6" fill="${colour}"/>${marks[code] ?? ''}</svg>`

const hexagon = '35.5,20.5 0,41 -35.5,20.5 -35.5,-20.5 0,-41 35.5,-20.5'
const hole = '11,0 5.5,9.5 -5.5,9.5 -11,0 -5.5,-9.5 5.5,-9.5'

/** A tenant's banner: a wall of hexagons, some of them lit, fading into the dark where the welcome text stands. */
export const banner = ({ colour, shade }: Colours): string => {
  const night = darker(shade, 0.4)
  const dusk = darker(shade, 0.52)
  const cells: string[] = []
  for (let row = 0; row < 17; row += 1) {
    for (let column = 0; column < 11; column += 1) {
      const x = (column * 76.2 - (row % 2 === 0 ? 38.1 : 76.2)).toFixed(1)
      // Any fixed scatter will do; these multipliers happen to spread the lit cells evenly.
      const place = (row * 7 + column * 13 + ((row * column) % 5) * 3) % 17
      const isLit = row < 11 && place % 6 === 0
      const fill = isLit ? (place === 6 ? colour : shade) : dusk
      const nut =
        isLit || place === 9
          ? `<circle r="23" fill="none" stroke="${night}" stroke-opacity=".5" stroke-width="3"/>` +
            `<polygon points="${hole}" fill="${night}" fill-opacity=".55"/>`
          : ''
      cells.push(
        `<g transform="translate(${x} ${row * 66 - 66})"><polygon points="${hexagon}" fill="${fill}"/>${nut}</g>`,
      )
    }
  }
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice">' +
    '<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">' +
    `<stop offset=".35" stop-color="${night}" stop-opacity="0"/>` +
    `<stop offset=".78" stop-color="${night}" stop-opacity=".94"/></linearGradient></defs>` +
    `<rect width="640" height="900" fill="${night}"/>${cells.join('')}` +
    '<rect width="640" height="900" fill="url(#fade)"/></svg>'
  )
}
