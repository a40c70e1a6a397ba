import { type Drawing, drawing } from './drawing'

const shadow = (width = 58, y = 168) =>
  `<ellipse cx="100" cy="${y}" rx="${width}" ry="7" fill="#0B1118" opacity=".10"/>`
const handle = (colour: string, shade: string) =>
  `<rect x="112" y="84" width="70" height="32" rx="14" fill="${colour}"/>
   <path d="M122 92h50M122 100h50M122 108h50" stroke="${shade}" stroke-width="3" stroke-linecap="round"/>`

/** Pictures of products, 200 by 200. */
export const workshop: Readonly<Record<string, Drawing>> = {
  grinder: ({ colour, shade }) =>
    drawing(`${shadow(66)}
      <rect x="64" y="76" width="104" height="40" rx="18" fill="${colour}"/>
      <rect x="64" y="76" width="104" height="14" rx="7" fill="#fff" opacity=".22"/>
      <rect x="150" y="82" width="34" height="28" rx="8" fill="#4A545F"/>
      <path d="M92 96h44M92 104h44" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
      <rect x="30" y="66" width="40" height="62" rx="8" fill="#B0BAC4"/>
      <rect x="30" y="66" width="14" height="62" rx="7" fill="#D9DFE5"/>
      <rect x="40" y="36" width="18" height="32" rx="7" fill="#4A545F"/>
      <rect x="8" y="128" width="88" height="10" rx="5" fill="#7F8A96"/>
      <path d="M16 142h72" stroke="#4A545F" stroke-width="4" stroke-linecap="round"/>`),
  disc: ({ colour, shade }) =>
    drawing(`${shadow()}
      <circle cx="100" cy="96" r="66" fill="#4A545F"/><circle cx="100" cy="96" r="62" fill="#5B6672"/>
      <path d="M55 52a63 63 0 0 1 40-18" fill="none" stroke="#7F8A96" stroke-width="5" stroke-linecap="round"/>
      <circle cx="100" cy="96" r="36" fill="${colour}"/>
      <circle cx="100" cy="96" r="28" fill="none" stroke="${shade}" stroke-width="3"/>
      <circle cx="100" cy="96" r="11" fill="#F4F1EA"/>`),
  saw: ({ colour }) =>
    drawing(`${shadow()}
      <g transform="translate(100 96)">
      ${Array.from({ length: 18 }, (_, at) => `<path d="M-9-58L2-74 9-58z" fill="#7F8A96" transform="rotate(${at * 20})"/>`).join('')}
      <circle r="60" fill="#B0BAC4"/><path d="M-42-42A60 60 0 0 1 0-60V0z" fill="#D9DFE5"/>
      <circle r="32" fill="${colour}"/><circle r="12" fill="#F4F1EA"/></g>`),
  blade: ({ colour }) =>
    drawing(`${shadow(66, 160)}
      ${[0, 34, 68]
        .map(
          (y) =>
            `<g transform="translate(0 ${y})"><path d="M24 52h28v18H24z" fill="${colour}"/>
             <path d="M52 50h118l8 10-8 6-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8-6 8-6-8H52z" fill="#B0BAC4"/>
             <path d="M52 50h118l4 5H52z" fill="#D9DFE5"/></g>`,
        )
        .join('')}`),
  keys: ({ colour, shade }) =>
    drawing(`${shadow()}
      ${[0, 24, 48, 72]
        .map(
          (x, at) =>
            `<path d="M${46 + x} ${44 + at * 10}v${102 - at * 12}q0 12 12 12h10" fill="none" stroke="#7F8A96" stroke-width="${10 - at}"/>
             <path d="M${44 + x} ${44 + at * 10}v${100 - at * 12}" stroke="#D9DFE5" stroke-width="2"/>`,
        )
        .join('')}
      <rect x="34" y="74" width="104" height="26" rx="7" fill="${colour}"/>
      <rect x="34" y="92" width="104" height="8" rx="4" fill="${shade}"/>`),
  screwdriver: ({ colour, shade }) =>
    drawing(`${shadow()}
      <g transform="rotate(-38 100 100)"><rect x="22" y="95" width="94" height="10" fill="#B0BAC4"/>
      <rect x="22" y="95" width="94" height="4" fill="#D9DFE5"/><path d="M22 93h-12l-4 7 4 7h12z" fill="#7F8A96"/>
      ${handle(colour, shade)}<rect x="104" y="88" width="12" height="24" rx="4" fill="#4A545F"/></g>`),
  muffs: ({ colour, shade }) =>
    drawing(`${shadow(54)}
      <path d="M44 110C40 20 160 20 156 110" fill="none" stroke="#4A545F" stroke-width="11"/>
      <path d="M62 62c20-30 56-30 76 0" fill="none" stroke="#7F8A96" stroke-width="4"/>
      <rect x="28" y="88" width="36" height="68" rx="17" fill="${colour}"/>
      <rect x="136" y="88" width="36" height="68" rx="17" fill="${colour}"/>
      <rect x="58" y="94" width="14" height="56" rx="7" fill="${shade}"/>
      <rect x="128" y="94" width="14" height="56" rx="7" fill="${shade}"/>
      <rect x="34" y="98" width="8" height="44" rx="4" fill="#fff" opacity=".25"/>`),
  plugsEar: ({ colour, shade }) =>
    drawing(`${shadow(64)}
      <path d="M60 118c0 60 80 60 80 0" fill="none" stroke="#7F8A96" stroke-width="4"/>
      ${[40, 120]
        .map(
          (x) =>
            `<path d="M${x} 122V74c0-26 40-26 40 0v48q-20 12-40 0z" fill="${colour}"/>
             <path d="M${x} 116v6q20 12 40 0v-6q-20 12-40 0z" fill="${shade}"/>
             <path d="M${x + 8} 110V74" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".3"/>`,
        )
        .join('')}`),
  tin: ({ colour, shade }) =>
    drawing(`${shadow(50)}
      <rect x="54" y="60" width="92" height="106" rx="6" fill="#B0BAC4"/>
      <rect x="54" y="60" width="20" height="106" rx="6" fill="#D9DFE5"/>
      <ellipse cx="100" cy="60" rx="48" ry="14" fill="#7F8A96"/><ellipse cx="100" cy="57" rx="40" ry="10" fill="#4A545F"/>
      <rect x="54" y="84" width="92" height="58" fill="${colour}"/><rect x="126" y="84" width="20" height="58" fill="${shade}"/>
      <path d="M68 102h46M68 114h34M68 126h40" stroke="#F4F1EA" stroke-width="5"/>`),
  oil: ({ colour, shade }) =>
    drawing(`${shadow(48, 174)}
      <rect x="84" y="22" width="32" height="22" rx="5" fill="#4A545F"/><rect x="84" y="22" width="10" height="22" rx="5" fill="#7F8A96"/>
      <path d="M86 44h28c2 16 34 20 34 44v78a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V88c0-24 32-28 34-44z" fill="${colour}"/>
      <path d="M132 70c10 5 16 10 16 18v78a8 8 0 0 1-8 8h-8z" fill="${shade}"/>
      <path d="M62 160V92c0-10 8-16 16-20" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".25"/>
      <rect x="52" y="100" width="96" height="50" fill="#F4F1EA"/>
      <path d="M76 112c-12 16-12 26 0 26s12-10 0-26z" fill="${colour}"/>
      <path d="M100 118h36M100 128h28M100 138h34" stroke="#4A545F" stroke-width="4"/>`),
  tubes: ({ colour, shade }) =>
    drawing(`${shadow(60)}
      ${[52, 106]
        .map(
          (x, at) =>
            `<path d="M${x + 16} 66l4-40h6l4 40z" fill="#7F8A96"/>
             <rect x="${x}" y="62" width="46" height="104" rx="6" fill="${at === 0 ? colour : shade}"/>
             <rect x="${x}" y="62" width="12" height="104" rx="6" fill="#fff" opacity=".22"/>
             <rect x="${x}" y="92" width="46" height="44" fill="#F4F1EA"/>
             <path d="M${x + 8} 104h28M${x + 8} 114h20M${x + 8} 124h24" stroke="#4A545F" stroke-width="4"/>`,
        )
        .join('')}`),
  label: ({ colour, shade }) =>
    drawing(`${shadow(62)}
      <circle cx="96" cy="92" r="62" fill="#F4F1EA" stroke="#D9DFE5" stroke-width="4"/>
      <circle cx="96" cy="92" r="46" fill="none" stroke="#D9DFE5" stroke-width="2"/>
      <circle cx="96" cy="92" r="28" fill="#C9A273"/><circle cx="96" cy="92" r="20" fill="#8A683F"/>
      <path d="M96 154h84v-36h-30q-10 30-54 36z" fill="#F4F1EA" stroke="#D9DFE5" stroke-width="3"/>
      <rect x="146" y="124" width="28" height="24" rx="3" fill="${colour}"/>
      <path d="M151 131h18M151 138h12" stroke="${shade}" stroke-width="4"/>`),
  pallet: () =>
    drawing(`${shadow(76)}
      ${[0, 26, 52].map((y) => `<path d="M${30 - y / 4} ${74 + y}h${140 + y / 2}v14H${30 - y / 4}z" fill="#D9B78C"/>`).join('')}
      <path d="M16 140h168v10H16z" fill="#B98F5E"/><path d="M16 164h168v8H16z" fill="#B98F5E"/>
      <path d="M22 150h26v14H22zM87 150h26v14H87zM152 150h26v14h-26z" fill="#8A683F"/>`),
  shelf: ({ colour, shade }) =>
    drawing(`${shadow(70, 176)}
      <path d="M34 24h9v150h-9zM157 24h9v150h-9z" fill="${colour}"/><path d="M40 24h3v150h-3zM163 24h3v150h-3z" fill="${shade}"/>
      ${[34, 76, 118, 160].map((y) => `<rect x="34" y="${y}" width="132" height="8" rx="2" fill="#B0BAC4"/>`).join('')}
      <path d="M52 48h34v28H52zM58 90h28v28H58z" fill="#C9A273"/><path d="M98 52h40v24H98z" fill="#D9B78C"/>
      <path d="M102 96h24v22h-24zM52 132h44v28H52zM110 138h36v22h-36z" fill="#B98F5E"/>`),
  trolley: ({ colour, shade }) =>
    drawing(`${shadow(62, 176)}
      <path d="M66 34q0-14 14-14h40q14 0 14 14v118H66z" fill="none" stroke="${colour}" stroke-width="10"/>
      <path d="M68 62h64M68 94h64M68 126h64" stroke="${shade}" stroke-width="7"/>
      <path d="M52 152h96v12H52z" fill="#7F8A96"/>
      <circle cx="62" cy="158" r="19" fill="#4A545F"/><circle cx="62" cy="158" r="8" fill="#D9DFE5"/>
      <circle cx="138" cy="158" r="19" fill="#4A545F"/><circle cx="138" cy="158" r="8" fill="#D9DFE5"/>`),
}
