import { type Drawing, drawing } from './drawing'

const ring = (y: number, width: number, colour: string): string =>
  `<ellipse cx="100" cy="${y}" rx="58" ry="26" fill="none" stroke="${colour}" stroke-width="${width}"/>`

/** Pictures of tools, 200 by 200. */
export const tools: Readonly<Record<string, Drawing>> = {
  driver: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="104" cy="174" rx="60" ry="7" fill="#0B1118" opacity=".10"/>
      <rect x="12" y="64" width="34" height="5" rx="2" fill="#7F8A96"/>
      <path d="M44 52l18-6v42l-18-6z" fill="#4A545F"/>
      <path d="M44 52l18-6v14l-18 2z" fill="#7F8A96"/>
      <rect x="62" y="40" width="96" height="54" rx="10" fill="${colour}"/>
      <rect x="62" y="40" width="96" height="16" rx="8" fill="#fff" opacity=".22"/>
      <path d="M74 94h84v-8H66z" fill="${shade}"/>
      <path d="M100 92h40l8 56h-42z" fill="#4A545F"/>
      <path d="M100 92h12l6 56h-12z" fill="#7F8A96"/>
      <path d="M92 94h14l3 18c-8 2-15-4-17-18z" fill="${shade}"/>
      <rect x="92" y="146" width="68" height="24" rx="5" fill="#4A545F"/>
      <rect x="92" y="146" width="68" height="9" rx="4" fill="#7F8A96"/>
      <path d="M128 60h22M128 68h22M128 76h22" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
    `),
  wrench: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="168" rx="60" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="rotate(-42 100 100)">
      <rect x="44" y="90" width="112" height="20" rx="4" fill="#B0BAC4"/>
      <rect x="44" y="90" width="112" height="8" rx="4" fill="#D9DFE5"/>
      <rect x="70" y="86" width="58" height="28" rx="8" fill="${colour}"/>
      <path d="M78 114h44" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>
      <path d="M50 72a30 30 0 1 0 0 56l-16-14V86z" fill="#7F8A96"/>
      <path d="M50 72a30 30 0 0 0-28 12l12 4z" fill="#D9DFE5"/>
      <circle cx="168" cy="100" r="24" fill="#7F8A96"/>
      <path d="M145 94a24 24 0 0 1 46 0c-12-8-34-8-46 0z" fill="#D9DFE5"/>
      <polygon points="180,100 174,110.400 162,110.400 156,100 162,89.600 174,89.600" fill="#4A545F"/>
      </g>
    `),
  hammer: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="174" rx="54" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="rotate(32 100 100)">
      <rect x="90" y="52" width="20" height="76" rx="3" fill="#D9B78C"/>
      <rect x="90" y="52" width="8" height="76" rx="3" fill="#B98F5E"/>
      <rect x="87" y="112" width="26" height="66" rx="8" fill="${colour}"/>
      <path d="M93 130h14M93 142h14M93 154h14" stroke="${shade}" stroke-width="4" stroke-linecap="round"/>
      <rect x="84" y="28" width="34" height="32" rx="4" fill="#7F8A96"/>
      <path d="M118 32l36 4v20l-36 2z" fill="#B0BAC4"/>
      <path d="M118 32l36 4v8l-36-2z" fill="#D9DFE5"/>
      <rect x="152" y="30" width="10" height="32" rx="3" fill="#4A545F"/>
      <path d="M84 30c-20 0-34 8-42 24 14-6 26-6 42 2z" fill="#B0BAC4"/>
      <path d="M84 30c-20 0-34 8-42 24 12-12 26-16 42-16z" fill="#D9DFE5"/>
      </g>
    `),
  hose: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="168" rx="64" ry="7" fill="#0B1118" opacity=".10"/>
      ${[132, 110, 88].map((y) => ring(y, 18, shade) + ring(y - 4, 16, colour)).join('')}
      <path d="M158 84c14-8 18-20 14-36" fill="none" stroke="${colour}" stroke-width="16"/>
      <rect x="158" y="26" width="26" height="24" rx="4" fill="#B0BAC4"/>
      <rect x="158" y="26" width="9" height="24" rx="4" fill="#D9DFE5"/>
      <path d="M158 42h26" stroke="#7F8A96" stroke-width="4"/>
    `),
  lamp: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="178" rx="40" ry="6" fill="#0B1118" opacity=".10"/>
      <path d="M100 22a52 52 0 0 1 30 94c-6 5-8 10-8 18H78c0-8-2-13-8-18a52 52 0 0 1 30-94z" fill="#F6E3B4"/>
      <path d="M72 48a42 42 0 0 1 26-16" fill="none" stroke="#fff" stroke-width="7" stroke-linecap="round"/>
      <path d="M88 134V96l-10-14M112 134V96l10-14M88 96h24" fill="none" stroke="${colour}" stroke-width="5"/>
      <rect x="78" y="134" width="44" height="10" rx="4" fill="${shade}"/>
      <rect x="80" y="144" width="40" height="9" rx="4" fill="#B0BAC4"/>
      <rect x="80" y="153" width="40" height="9" rx="4" fill="#7F8A96"/>
      <path d="M84 162h32l-8 12H92z" fill="#4A545F"/>
    `),
}
