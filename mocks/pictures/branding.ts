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

type Frame = (colour: string, mark: string) => string
/** What a mark stands on: tenants differ in manner, not only in hue. */
const frames = {
  tile: (colour, mark) => `<rect width="28" height="28" rx="6" fill="${colour}"/>${mark}`,
  disc: (colour, mark) => `<circle cx="14" cy="14" r="14" fill="${colour}"/>${mark}`,
  ring: (colour, mark) =>
    `<circle cx="14" cy="14" r="12.500" fill="#fff" stroke="${colour}" stroke-width="3"/>` +
    `<g transform="translate(3.500 3.500) scale(.75)">${mark.replaceAll('#fff', colour)}</g>`,
  hexagon: (colour, mark) =>
    `<path d="M14 0l12.100 7v14L14 28 1.900 21V7z" fill="${colour}"/>` +
    `<g transform="translate(2.800 2.800) scale(.8)">${mark}</g>`,
  shield: (colour, mark) =>
    `<path d="M1 1h26v13c0 7-6 11.500-13 14C7 25.500 1 21 1 14z" fill="${colour}"/>` +
    `<g transform="translate(2.800 1) scale(.8)">${mark}</g>`,
} satisfies Readonly<Record<string, Frame>>
const frameOf: Readonly<Record<string, keyof typeof frames>> = {
  CATX: 'ring',
  DOCS: 'disc',
  NOAB: 'hexagon',
  ZETA: 'shield',
}

/** A tenant's logo, 56 by 56. */
export const logo = (code: string, { colour }: Colours): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" width="56" height="56" viewBox="0 0 28 28">' +
  `${frames[frameOf[code] ?? 'tile'](colour, marks[code] ?? '')}</svg>`

const hexagon = '35.5,20.5 0,41 -35.5,20.5 -35.5,-20.5 0,-41 35.5,-20.5'
const hole = '11,0 5.5,9.5 -5.5,9.5 -11,0 -5.5,-9.5 5.5,-9.5'

/** A picture behind the welcome text: it fades into the dark where the text stands. */
const framed = (markup: string, night: string): string =>
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 900" preserveAspectRatio="xMidYMid slice">' +
  '<defs><linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">' +
  `<stop offset=".35" stop-color="${night}" stop-opacity="0"/>` +
  `<stop offset=".78" stop-color="${night}" stop-opacity=".94"/></linearGradient></defs>` +
  `<rect width="640" height="900" fill="${night}"/>${markup}<rect width="640" height="900" fill="url(#fade)"/></svg>`

/** A wall of hexagons, some of them lit. */
const nuts = ({ colour, shade }: Colours): string => {
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
  return framed(cells.join(''), night)
}

/** Traces of a board that run side by side and bend at half right angles, ending in pads. */
const traces = ({ colour, shade }: Colours): string => {
  const night = darker(shade, 0.38)
  const lines: string[] = []
  for (let at = 0; at < 26; at += 1) {
    const y = at * 42 - 190
    const bend = 60 + ((at * 7) % 5) * 96
    const drop = 70 + ((at * 3) % 4) * 38
    const stroke = at % 6 === 2 ? colour : at % 3 === 0 ? shade : darker(shade, 0.62)
    const end = bend + drop + 90 + ((at * 11) % 4) * 70
    lines.push(
      `<path d="M-20 ${y}H${bend}l${drop} ${drop}H${end}" fill="none" stroke="${stroke}" stroke-width="5"/>` +
        `<circle cx="${end}" cy="${y + drop}" r="10" fill="${night}" stroke="${stroke}" stroke-width="5"/>`,
    )
  }
  return framed(lines.join(''), night)
}

/** Sheets of a drawing office, laid over each other. */
const sheets = ({ colour, shade }: Colours): string => {
  const night = darker(shade, 0.42)
  const all = [0, 1, 2, 3, 4, 5, 6].map((at) => {
    const fill = [shade, darker(shade, 0.7), colour][at % 3] ?? shade
    return (
      `<g transform="translate(${60 + ((at * 3) % 4) * 96} ${at * 78 - 40}) rotate(${at * 9 - 24})">` +
      `<rect width="300" height="212" rx="6" fill="${fill}" stroke="${night}" stroke-width="4"/>` +
      `<path d="M28 48h180M28 84h244M28 120h210" stroke="${night}" stroke-opacity=".45" stroke-width="9"/></g>`
    )
  })
  return framed(all.join(''), night)
}

const manners: Readonly<Record<string, (colours: Colours) => string>> = { CATX: traces, DOCS: sheets }

/** A tenant's banner, in the manner of the tenant. */
export const banner = (code: string, colours: Colours): string => (manners[code] ?? nuts)(colours)
