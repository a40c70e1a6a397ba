import { type Drawing, drawing } from './drawing'

/** Pictures of products, 200 by 200. */
export const supplies: Readonly<Record<string, Drawing>> = {
  box: ({ colour }) =>
    drawing(`
      <ellipse cx="100" cy="168" rx="64" ry="7" fill="#0B1118" opacity=".10"/>
      <path d="M100 32l66 32v72l-66 34-66-34V64z" fill="#C9A273"/>
      <path d="M34 64l66 34v72l-66-34z" fill="#B98F5E"/>
      <path d="M166 64l-66 34v72l66-34z" fill="#D9B78C"/>
      <path d="M60 51l66 33v24l-9-5-9 9V92L42 60z" fill="${colour}" opacity=".92"/>
      <path d="M114 128l38-19v26l-38 19z" fill="#F4F1EA"/>
      <path d="M119 132l22-11M119 139l28-14M119 146l16-8" stroke="#4A545F" stroke-width="2.500"/>
    `),
  tape: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="168" rx="62" ry="7" fill="#0B1118" opacity=".10"/>
      <circle cx="92" cy="100" r="62" fill="${shade}"/><circle cx="100" cy="100" r="62" fill="${colour}"/>
      <circle cx="100" cy="100" r="54" fill="none" stroke="${shade}" stroke-width="1.500" opacity=".6"/>
      <circle cx="100" cy="100" r="46" fill="none" stroke="${shade}" stroke-width="1.500" opacity=".6"/>
      <circle cx="100" cy="100" r="36" fill="#B98F5E"/><circle cx="100" cy="100" r="29" fill="#8A683F"/>
      <path d="M75 114a29 29 0 0 1 12-40 34 34 0 0 0 2 49 29 29 0 0 1-14-9z" fill="#D9B78C"/>
      <path d="M100 162h66l5-5-4-4 4-4h-36z" fill="${colour}"/>
      <path d="M100 162h66" stroke="${shade}" stroke-width="2"/>
    `),
  can: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="174" rx="36" ry="7" fill="#0B1118" opacity=".10"/>
      <rect x="70" y="66" width="60" height="108" rx="7" fill="${colour}"/>
      <rect x="70" y="66" width="16" height="108" rx="6" fill="#fff" opacity=".22"/>
      <path d="M116 66h14v101a7 7 0 0 1-7 7h-7z" fill="${shade}"/>
      <path d="M70 72c0-12 12-18 18-20h24c6 2 18 8 18 20z" fill="#B0BAC4"/>
      <rect x="84" y="30" width="32" height="24" rx="4" fill="#4A545F"/>
      <rect x="84" y="30" width="9" height="24" rx="4" fill="#7F8A96"/>
      <path d="M116 38l28-6" stroke="${colour}" stroke-width="4" stroke-linecap="round"/>
      <rect x="70" y="96" width="60" height="46" fill="#F4F1EA"/>
      <path d="M78 108h34M78 118h44M78 128h26" stroke="#4A545F" stroke-width="4"/>
    `),
  glove: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="172" rx="44" ry="6" fill="#0B1118" opacity=".10"/>
      <g stroke-linecap="round" fill="none" stroke="#4A545F"><path d="M72 96V52" stroke-width="19"/>
      <path d="M92 92V38" stroke-width="20"/><path d="M113 92V42" stroke-width="20"/>
      <path d="M132 98V58" stroke-width="18"/><path d="M66 122L46 98" stroke-width="19"/></g>
      <path d="M62 88h79v42c0 10-6 16-14 18H80c-12-4-18-14-18-26z" fill="#4A545F"/>
      <path d="M72 146h62l4 24a5 5 0 0 1-5 6H75a5 5 0 0 1-5-6z" fill="${colour}"/>
      <path d="M70.500 160h65" stroke="${shade}" stroke-width="3"/>
      <path d="M76 98h50M76 108h50M78 118h46" stroke="#7F8A96" stroke-width="2.500" stroke-linecap="round"
      opacity=".7"/><path d="M92 42v20M113 46v18M72 56v18M132 62v16" stroke="#7F8A96" stroke-width="3"
      stroke-linecap="round" opacity=".8"/>
    `),
  hat: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="160" rx="78" ry="7" fill="#0B1118" opacity=".10"/>
      <path d="M36 134c0-52 26-84 64-84s64 32 64 84z" fill="${colour}"/>
      <path d="M36 134c0-46 20-76 50-83-18 14-28 44-28 83z" fill="#fff" opacity=".18"/>
      <path d="M88 50c0-8 24-8 24 0l5 84H83z" fill="${shade}"/>
      <path d="M20 134c0-6 6-8 14-8h132c8 0 14 2 14 8 0 12-36 20-80 20s-80-8-80-20z" fill="${shade}"/>
      <path d="M24 132c20 8 132 8 152 0" stroke="${colour}" stroke-width="4" fill="none"/>
    `),
  glasses: ({ colour }) =>
    drawing(`
      <ellipse cx="100" cy="142" rx="76" ry="7" fill="#0B1118" opacity=".10"/>
      <path d="M30 84L16 70M170 84l14-14" stroke="${colour}" stroke-width="8" stroke-linecap="round"/>
      <path d="M26 82c0-6 4-10 10-10h128c6 0 10 4 10 10 0 34-12 52-36 52-18 0-28-14-32-26-2-5-10-5-12 0-4
      12-14 26-32 26-24 0-36-18-36-52z" fill="#A9C7D6"/>
      <path d="M36 82h128" stroke="#4A545F" stroke-width="8" stroke-linecap="round"/>
      <path d="M44 96l20 26M118 96l20 26M56 94l10 14M130 94l10 14" stroke="#fff" stroke-width="4"
      stroke-linecap="round" opacity=".7"/>
    `),
  tag: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="168" rx="58" ry="7" fill="#0B1118" opacity=".10"/>
      <path d="M40 84l62-50a10 10 0 0 1 8-2l44 10a10 10 0 0 1 8 10l2 46a10 10 0 0 1-4 8l-62 50a10 10 0 0 1-14-2L38 98a10 10 0 0 1 2-14z" fill="${shade}"/>
      <path d="M34 80l62-50a10 10 0 0 1 8-2l44 10a10 10 0 0 1 8 10l2 46a10 10 0 0 1-4 8l-62 50a10 10 0 0 1-14-2L32 94a10 10 0 0 1 2-14z" fill="${colour}"/>
      <path d="M34 80l62-50a10 10 0 0 1 8-2l8 2-72 60 40 52c-1 0-2-1-2-2L32 94a10 10 0 0 1 2-14z" fill="#fff" opacity=".18"/>
      <circle cx="134" cy="60" r="9" fill="#F4F1EA"/><path d="M134 60c14-20 26-22 36-34" fill="none" stroke="#B98F5E" stroke-width="4" stroke-linecap="round"/>
      <circle cx="74" cy="92" r="9" fill="none" stroke="#F4F1EA" stroke-width="6"/><circle cx="100" cy="124" r="9" fill="none" stroke="#F4F1EA" stroke-width="6"/>
      <path d="M106 88L68 128" stroke="#F4F1EA" stroke-width="6" stroke-linecap="round"/>
    `),
  rack: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="174" rx="72" ry="7" fill="#0B1118" opacity=".10"/>
      <path d="M60 62h30v26H60zM96 56h40v32H96z" fill="#C9A273"/><path d="M60 62h30v7H60zM96 56h40v8H96z" fill="#D9B78C"/>
      <path d="M52 112h44v30H52zM104 118h34v24h-34z" fill="#C9A273"/><path d="M52 112h44v7H52zM104 118h34v6h-34z" fill="#D9B78C"/>
      <path d="M70 69v9h10v-9zM112 64v10h10V64zM68 119v10h12v-10z" fill="#F4F1EA"/>
      <rect x="36" y="88" width="128" height="9" rx="2" fill="${colour}"/><rect x="36" y="142" width="128" height="9" rx="2" fill="${colour}"/>
      <rect x="36" y="93" width="128" height="4" fill="${shade}"/><rect x="36" y="147" width="128" height="4" fill="${shade}"/>
      <rect x="36" y="28" width="9" height="146" rx="2" fill="#4A545F"/><rect x="155" y="28" width="9" height="146" rx="2" fill="#4A545F"/>
      <path d="M38 28h3v146h-3zM157 28h3v146h-3z" fill="#7F8A96"/>
    `),
}
