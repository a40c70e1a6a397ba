import { type Drawing, drawing } from './drawing'

const shadow = (width = 58, y = 168) =>
  `<ellipse cx="100" cy="${y}" rx="${width}" ry="7" fill="#0B1118" opacity=".10"/>`
const brass = '#C9A052'
const gold = '#E4C582'
const copper = '#B8703F'
const glow = '#D99A6B'

/** Pictures of products, 200 by 200. */
export const installation: Readonly<Record<string, Drawing>> = {
  eye: () =>
    drawing(`${shadow(46)}
      <circle cx="100" cy="62" r="34" fill="none" stroke="#7F8A96" stroke-width="18"/>
      <path d="M72 44a34 34 0 0 1 40-14" fill="none" stroke="#D9DFE5" stroke-width="6" stroke-linecap="round"/>
      <rect x="76" y="98" width="48" height="12" rx="5" fill="#4A545F"/>
      <path d="M86 110h28v46l-6 8H92l-6-8z" fill="#B0BAC4"/><path d="M86 110h9v52l-3 2-6-8z" fill="#D9DFE5"/>
      <path d="M86 120l28 5M86 130l28 5M86 140l28 5M86 150l28 5" stroke="#4A545F" stroke-width="2"/>`),
  wing: () =>
    drawing(`${shadow(60, 150)}
      <path d="M80 116C30 124 14 84 28 58c24 0 46 22 58 44zM120 116c50 8 66-32 52-58-24 0-46 22-58 44z" fill="#7F8A96"/>
      <path d="M36 66c18 4 34 20 44 36M164 66c-18 4-34 20-44 36" fill="none" stroke="#D9DFE5" stroke-width="5" stroke-linecap="round"/>
      <path d="M74 92h52l6 48H68z" fill="#B0BAC4"/><path d="M74 92h18l-4 48H68z" fill="#D9DFE5"/>
      <ellipse cx="100" cy="92" rx="26" ry="10" fill="#D9DFE5"/><ellipse cx="100" cy="92" rx="14" ry="6" fill="#4A545F"/>`),
  plug: ({ colour, shade }) =>
    drawing(`${shadow()}
      ${[0, 46]
        .map(
          (x) =>
            `<g transform="translate(${x} ${x / 3}) rotate(-38 78 100)">
             <rect x="22" y="84" width="12" height="34" rx="3" fill="${shade}"/>
             <path d="M34 88h84l18 6v14l-18 6H34z" fill="${colour}"/>
             <path d="M34 88h84l18 6H34z" fill="#fff" opacity=".25"/>
             <path d="M60 101h76" stroke="${shade}" stroke-width="4"/>
             <path d="M74 86v30M88 86v30M102 86v30M116 87v28" stroke="${shade}" stroke-width="2.500"/></g>`,
        )
        .join('')}`),
  plugs: ({ colour, shade }) =>
    drawing(`${shadow(66)}
      <path d="M34 78h132v76a6 6 0 0 1-6 6H40a6 6 0 0 1-6-6z" fill="#D9DFE5"/>
      <path d="M34 78h22v82H40a6 6 0 0 1-6-6z" fill="#F4F1EA"/>
      ${[42, 84, 126]
        .map(
          (x) =>
            `<rect x="${x}" y="44" width="32" height="50" rx="7" fill="${colour}"/>
             <rect x="${x}" y="80" width="32" height="14" rx="5" fill="${shade}"/>
             <circle cx="${x + 16}" cy="130" r="13" fill="#4A545F"/><circle cx="${x + 16}" cy="130" r="6" fill="${copper}"/>`,
        )
        .join('')}`),
  lug: () =>
    drawing(`${shadow()}
      <g transform="rotate(-30 100 100)"><path d="M20 82h80v36H20z" fill="${copper}"/><path d="M20 82h80v12H20z" fill="${glow}"/>
      <ellipse cx="20" cy="100" rx="8" ry="18" fill="#7A4826"/>
      <path d="M100 82c14 0 12-18 34-18a36 36 0 0 1 0 72c-22 0-20-18-34-18z" fill="${copper}"/>
      <path d="M100 82c14 0 12-18 34-18 16 0 28 10 33 22-20-14-44-8-67 6z" fill="${glow}"/>
      <circle cx="138" cy="100" r="15" fill="#F4F1EA"/></g>`),
  tube: ({ colour }) =>
    drawing(`${shadow(70, 160)}
      ${[0, 38]
        .map(
          (y) =>
            `<g transform="translate(0 ${y}) rotate(-24 100 84)"><rect x="22" y="72" width="156" height="22" rx="6" fill="#F6E3B4"/>
             <rect x="22" y="75" width="156" height="7" fill="#fff" opacity=".8"/>
             <rect x="14" y="70" width="22" height="26" rx="4" fill="${colour}"/><rect x="164" y="70" width="22" height="26" rx="4" fill="${colour}"/>
             <path d="M6 78h8M6 88h8M186 78h8M186 88h8" stroke="#7F8A96" stroke-width="4"/></g>`,
        )
        .join('')}`),
  flood: ({ colour, shade }) =>
    drawing(`${shadow(50, 172)}
      <path d="M60 96v50q0 12 12 12h56q12 0 12-12V96" fill="none" stroke="#4A545F" stroke-width="9"/>
      <rect x="34" y="34" width="132" height="92" rx="10" fill="${shade}"/><rect x="34" y="34" width="132" height="84" rx="10" fill="${colour}"/>
      <rect x="46" y="46" width="108" height="62" rx="5" fill="#F6E3B4"/>
      <path d="M46 92l46-46h28L58 108H46z" fill="#fff" opacity=".7"/>
      <path d="M78 158h44v10H78z" fill="#7F8A96"/>`),
  gate: ({ colour, shade }) =>
    drawing(`${shadow(66)}
      <path d="M26 106h148v42H26z" fill="${brass}"/><path d="M26 106h148v13H26z" fill="${gold}"/>
      <path d="M18 98h26v58H18zM156 98h26v58h-26z" fill="#A9823B"/><path d="M18 98h26v16H18zM156 98h26v16h-26z" fill="${gold}"/>
      <path d="M72 84h56l12 32v42H60v-42z" fill="${brass}"/><path d="M72 84h20v74H60v-42z" fill="${gold}"/>
      <rect x="92" y="44" width="16" height="42" fill="#A9823B"/>
      <rect x="52" y="30" width="96" height="18" rx="9" fill="${colour}"/><rect x="52" y="40" width="96" height="8" rx="4" fill="${shade}"/>`),
  elbow: () =>
    drawing(`${shadow(62)}
      <path d="M40 150V104a58 58 0 0 1 58-58h46" fill="none" stroke="${copper}" stroke-width="40"/>
      <path d="M30 148v-44a68 68 0 0 1 68-68h46" fill="none" stroke="${glow}" stroke-width="9"/>
      <path d="M14 128h52v32H14zM126 20h34v52h-34z" fill="${copper}"/><path d="M14 128h16v32H14zM126 20h34v15h-34z" fill="${glow}"/>
      <path d="M14 140h52M138 20v52" stroke="#7A4826" stroke-width="3"/>`),
  tee: () =>
    drawing(`${shadow(66)}
      <path d="M24 66h152v40H24z" fill="${copper}"/><path d="M24 66h152v12H24z" fill="${glow}"/>
      <path d="M80 100h40v60H80z" fill="${copper}"/><path d="M80 106h12v54H80z" fill="${glow}"/>
      <path d="M14 60h30v52H14zM156 60h30v52h-30zM74 140h52v26H74z" fill="${copper}"/>
      <path d="M14 60h30v14H14zM156 60h30v14h-30zM74 140h14v26H74z" fill="${glow}"/>
      <path d="M32 60v52M168 60v52M74 150h52" stroke="#7A4826" stroke-width="3"/>`),
  gasket: ({ shade }) =>
    drawing(`${shadow()}
      <circle cx="122" cy="118" r="34" fill="none" stroke="${shade}" stroke-width="16"/>
      <circle cx="82" cy="86" r="46" fill="none" stroke="#4A545F" stroke-width="20"/>
      <path d="M45 66a46 46 0 0 1 34-26" fill="none" stroke="#7F8A96" stroke-width="5" stroke-linecap="round"/>
      <circle cx="146" cy="58" r="18" fill="none" stroke="#8A683F" stroke-width="10"/>`),
}
