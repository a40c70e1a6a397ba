import { type Drawing, drawing } from './drawing'

/** Pictures of products, 200 by 200. */
export const fittings: Readonly<Record<string, Drawing>> = {
  valve: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="164" rx="72" ry="7" fill="#0B1118" opacity=".10"/>
      <rect x="24" y="98" width="36" height="56" rx="4" fill="#B0BAC4"/>
      <rect x="24" y="98" width="36" height="17" fill="#D9DFE5"/>
      <rect x="24" y="138" width="36" height="16" rx="3" fill="#7F8A96"/>
      <rect x="140" y="98" width="36" height="56" rx="4" fill="#B0BAC4"/>
      <rect x="140" y="98" width="36" height="17" fill="#D9DFE5"/>
      <rect x="140" y="138" width="36" height="16" rx="3" fill="#7F8A96"/>
      <circle cx="100" cy="126" r="42" fill="#B0BAC4"/>
      <path d="M100 84a42 42 0 0 1 41 34c-20-14-62-14-82 0a42 42 0 0 1 41-34z" fill="#D9DFE5"/>
      <path d="M62 143a42 42 0 0 0 76 0c-20 8-56 8-76 0z" fill="#7F8A96"/>
      <rect x="91" y="62" width="18" height="26" fill="#4A545F"/>
      <rect x="86" y="56" width="28" height="10" rx="3" fill="#7F8A96"/>
      <path d="M88 40h82a8 8 0 0 1 0 16H88a6 6 0 0 1-6-6v-4a6 6 0 0 1 6-6z" fill="${colour}"/>
      <path d="M126 48h42" stroke="${shade}" stroke-width="5" stroke-linecap="round"/>
    `),
  clamp: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="166" rx="54" ry="7" fill="#0B1118" opacity=".10"/>
      <circle cx="100" cy="108" r="50" fill="none" stroke="#B0BAC4" stroke-width="17"/>
      <path d="M52 94a50 50 0 0 1 96 0" fill="none" stroke="#D9DFE5" stroke-width="6"/>
      <g stroke="#4A545F" stroke-width="3"><path d="M138.1 86.0L148.5 80.0"/>
      <path d="M141.8 94.4L153.3 90.7"/><path d="M143.8 103.4L155.7 102.1"/>
      <path d="M143.8 112.6L155.7 113.9"/><path d="M141.8 121.6L153.3 125.3"/>
      <path d="M138.1 130.0L148.5 136.0"/><path d="M132.7 137.4L141.6 145.5"/>
      <path d="M125.9 143.6L132.9 153.3"/><path d="M117.9 148.2L122.8 159.2"/></g>
      <rect x="72" y="44" width="56" height="30" rx="5" fill="#7F8A96"/>
      <rect x="72" y="44" width="56" height="10" rx="4" fill="#B0BAC4"/>
      <rect x="128" y="50" width="20" height="18" rx="3" fill="${colour}"/>
      <path d="M138 50v18" stroke="${shade}" stroke-width="3"/>
    `),
  cable: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="172" rx="56" ry="7" fill="#0B1118" opacity=".10"/>
      <circle cx="100" cy="98" r="66" fill="none" stroke="${shade}" stroke-width="8.500"/>
      <circle cx="100" cy="98" r="58" fill="none" stroke="${colour}" stroke-width="8.500"/>
      <circle cx="100" cy="98" r="50" fill="none" stroke="${shade}" stroke-width="8.500"/>
      <circle cx="100" cy="98" r="42" fill="none" stroke="${colour}" stroke-width="8.500"/>
      <circle cx="100" cy="98" r="34" fill="none" stroke="${shade}" stroke-width="8.500"/>
      <path d="M164 118c8 20 2 40-24 44" fill="none" stroke="${colour}" stroke-width="8.500"
      stroke-linecap="round"/>
      <path d="M138 162h-12" stroke="#C98A4B" stroke-width="5" stroke-linecap="round"/><g fill="#4A545F">
      <rect x="94" y="26" width="12" height="46" rx="3"/>
      <rect x="94" y="124" width="12" height="46" rx="3"/></g>
      <rect x="94" y="30" width="12" height="4" fill="#7F8A96"/>
    `),
  breaker: ({ colour }) =>
    drawing(`
      <ellipse cx="100" cy="174" rx="44" ry="7" fill="#0B1118" opacity=".10"/>
      <path d="M66 28h58l12 10v134H78l-12-8z" fill="#7F8A96"/><path d="M66 28h58v144H66z" fill="#D9DFE5"/>
      <path d="M66 62h58v66H66z" fill="#EFF2F5"/>
      <rect x="82" y="72" width="26" height="40" rx="3" fill="#4A545F"/>
      <rect x="86" y="76" width="18" height="18" rx="2" fill="${colour}"/>
      <circle cx="95" cy="45" r="8" fill="#B0BAC4"/>
      <path d="M90 45h10" stroke="#4A545F" stroke-width="2.500"/>
      <circle cx="95" cy="150" r="8" fill="#B0BAC4"/>
      <path d="M90 150h10" stroke="#4A545F" stroke-width="2.500"/>
      <path d="M76 119h38" stroke="#B0BAC4" stroke-width="3"/>
    `),
  ties: ({ colour }) =>
    drawing(`
      <ellipse cx="100" cy="170" rx="50" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="rotate(-24 100 178)">
      <rect x="96" y="46" width="8" height="122" rx="3" fill="#4A545F"/>
      <rect x="91" y="32" width="18" height="18" rx="3" fill="#4A545F"/>
      <rect x="96" y="38" width="8" height="4" fill="#D9DFE5"/></g><g transform="rotate(24 100 178)">
      <rect x="96" y="46" width="8" height="122" rx="3" fill="#4A545F"/>
      <rect x="91" y="32" width="18" height="18" rx="3" fill="#4A545F"/>
      <rect x="96" y="38" width="8" height="4" fill="#D9DFE5"/></g><g transform="rotate(-12 100 178)">
      <rect x="96" y="38" width="8" height="130" rx="3" fill="#7F8A96"/>
      <rect x="91" y="24" width="18" height="18" rx="3" fill="#7F8A96"/>
      <rect x="96" y="30" width="8" height="4" fill="#D9DFE5"/></g><g transform="rotate(12 100 178)">
      <rect x="96" y="38" width="8" height="130" rx="3" fill="#7F8A96"/>
      <rect x="91" y="24" width="18" height="18" rx="3" fill="#7F8A96"/>
      <rect x="96" y="30" width="8" height="4" fill="#D9DFE5"/></g><g transform="rotate(0 100 178)">
      <rect x="96" y="34" width="8" height="134" rx="3" fill="#4A545F"/>
      <rect x="91" y="20" width="18" height="18" rx="3" fill="#4A545F"/>
      <rect x="96" y="26" width="8" height="4" fill="#D9DFE5"/></g>
      <rect x="74" y="128" width="52" height="26" rx="4" fill="${colour}"/>
      <path d="M82 137h36M82 145h22" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".85"/>
    `),
  drill: () =>
    drawing(`
      <ellipse cx="100" cy="168" rx="56" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="translate(-14 -16) scale(1) rotate(-38 100 100)">
      <rect x="22" y="91" width="66" height="18" rx="2" fill="#B0BAC4"/>
      <rect x="22" y="91" width="66" height="6" fill="#D9DFE5"/>
      <path d="M88 91h78l14 9-14 9H88z" fill="#7F8A96"/><path d="M88 91h78l6 4H88z" fill="#D9DFE5"/>
      <path d="M92 91l14 18h7l-14-18z" fill="#4A545F"/><path d="M107 91l14 18h7l-14-18z" fill="#4A545F"/>
      <path d="M122 91l14 18h7l-14-18z" fill="#4A545F"/><path d="M137 91l14 18h7l-14-18z" fill="#4A545F"/>
      <path d="M152 91l14 18h7l-14-18z" fill="#4A545F"/></g>
      <g transform="translate(6 8) scale(0.95) rotate(-38 100 100)">
      <rect x="22" y="91" width="66" height="18" rx="2" fill="#B0BAC4"/>
      <rect x="22" y="91" width="66" height="6" fill="#D9DFE5"/>
      <path d="M88 91h78l14 9-14 9H88z" fill="#7F8A96"/><path d="M88 91h78l6 4H88z" fill="#D9DFE5"/>
      <path d="M92 91l14 18h7l-14-18z" fill="#4A545F"/><path d="M107 91l14 18h7l-14-18z" fill="#4A545F"/>
      <path d="M122 91l14 18h7l-14-18z" fill="#4A545F"/><path d="M137 91l14 18h7l-14-18z" fill="#4A545F"/>
      <path d="M152 91l14 18h7l-14-18z" fill="#4A545F"/></g>
      <g transform="translate(34 38) scale(0.82) rotate(-38 100 100)">
      <rect x="22" y="91" width="66" height="18" rx="2" fill="#B0BAC4"/>
      <rect x="22" y="91" width="66" height="6" fill="#D9DFE5"/>
      <path d="M88 91h78l14 9-14 9H88z" fill="#7F8A96"/><path d="M88 91h78l6 4H88z" fill="#D9DFE5"/>
      <path d="M92 91l14 18h7l-14-18z" fill="#4A545F"/><path d="M107 91l14 18h7l-14-18z" fill="#4A545F"/>
      <path d="M122 91l14 18h7l-14-18z" fill="#4A545F"/><path d="M137 91l14 18h7l-14-18z" fill="#4A545F"/>
      <path d="M152 91l14 18h7l-14-18z" fill="#4A545F"/></g>
    `),
}
