import { type Drawing, drawing } from './drawing'

/** Pictures of products, 200 by 200. */
export const fasteners: Readonly<Record<string, Drawing>> = {
  bolt: () =>
    drawing(`
      <ellipse cx="100" cy="166" rx="58" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="translate(0 0) scale(1) rotate(-38 100 100)">
      <rect x="24" y="64" width="36" height="72" rx="5" fill="#B0BAC4"/>
      <path d="M29 64h31v20H24V69a5 5 0 0 1 5-5z" fill="#D9DFE5"/>
      <path d="M24 116h36v20H29a5 5 0 0 1-5-5z" fill="#7F8A96"/>
      <rect x="60" y="58" width="7" height="84" rx="3" fill="#4A545F"/>
      <rect x="67" y="82" width="51" height="36" fill="#B0BAC4"/>
      <rect x="67" y="82" width="51" height="11" fill="#D9DFE5"/>
      <rect x="67" y="109" width="51" height="9" fill="#7F8A96"/>
      <path d="M118 82h46l8 6v24l-8 6h-46z" fill="#B0BAC4"/>
      <path d="M118 82h46l8 6v5h-54z" fill="#D9DFE5"/><path d="M118 109h54v3l-8 6h-46z" fill="#7F8A96"/>
      <path d="M118 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M124 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M130 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M136 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M142 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M148 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M154 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M160 82l5 36" stroke="#4A545F" stroke-width="2"/></g>
    `),
  bolts: () =>
    drawing(`
      <ellipse cx="100" cy="166" rx="58" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="translate(6 -8) scale(0.82) rotate(-38 100 100)">
      <rect x="24" y="64" width="36" height="72" rx="5" fill="#B0BAC4"/>
      <path d="M29 64h31v20H24V69a5 5 0 0 1 5-5z" fill="#D9DFE5"/>
      <path d="M24 116h36v20H29a5 5 0 0 1-5-5z" fill="#7F8A96"/>
      <rect x="60" y="58" width="7" height="84" rx="3" fill="#4A545F"/>
      <rect x="67" y="82" width="51" height="36" fill="#B0BAC4"/>
      <rect x="67" y="82" width="51" height="11" fill="#D9DFE5"/>
      <rect x="67" y="109" width="51" height="9" fill="#7F8A96"/>
      <path d="M118 82h46l8 6v24l-8 6h-46z" fill="#B0BAC4"/>
      <path d="M118 82h46l8 6v5h-54z" fill="#D9DFE5"/><path d="M118 109h54v3l-8 6h-46z" fill="#7F8A96"/>
      <path d="M118 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M124 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M130 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M136 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M142 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M148 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M154 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M160 82l5 36" stroke="#4A545F" stroke-width="2"/></g>
      <g transform="translate(34 34) scale(0.72) rotate(-38 100 100)">
      <rect x="24" y="64" width="36" height="72" rx="5" fill="#B0BAC4"/>
      <path d="M29 64h31v20H24V69a5 5 0 0 1 5-5z" fill="#D9DFE5"/>
      <path d="M24 116h36v20H29a5 5 0 0 1-5-5z" fill="#7F8A96"/>
      <rect x="60" y="58" width="7" height="84" rx="3" fill="#4A545F"/>
      <rect x="67" y="82" width="51" height="36" fill="#B0BAC4"/>
      <rect x="67" y="82" width="51" height="11" fill="#D9DFE5"/>
      <rect x="67" y="109" width="51" height="9" fill="#7F8A96"/>
      <path d="M118 82h24l8 6v24l-8 6h-24z" fill="#B0BAC4"/>
      <path d="M118 82h24l8 6v5h-32z" fill="#D9DFE5"/><path d="M118 109h32v3l-8 6h-24z" fill="#7F8A96"/>
      <path d="M118 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M124 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M130 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M136 82l5 36" stroke="#4A545F" stroke-width="2"/>
      <path d="M142 82l5 36" stroke="#4A545F" stroke-width="2"/></g>
    `),
  nut: () =>
    drawing(`
      <ellipse cx="104" cy="160" rx="66" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="translate(122 72) scale(0.78)">
      <polygon points="50.0,22.0 25.0,48.8 -25.0,48.8 -50.0,22.0 -25.0,-4.8 25.0,-4.8" fill="#4A545F"/>
      <path d="M-50 0v22l25 27V26zM50 0v22l-25 27V26z" fill="#7F8A96"/>
      <path d="M-25 26v23h50V26z" fill="#B0BAC4"/><path d="M50 0v22l-25 27V27z" fill="#4A545F"/>
      <polygon points="50.0,0.0 25.0,26.8 -25.0,26.8 -50.0,0.0 -25.0,-26.8 25.0,-26.8" fill="#D9DFE5"/>
      <ellipse rx="34" ry="21" fill="#B0BAC4"/><ellipse rx="26" ry="16" fill="#4A545F"/>
      <path d="M-26 0a26 16 0 0 0 52 0a26 11 0 0 1-52 0z" fill="#7F8A96"/></g>
      <g transform="translate(84 112) scale(1)">
      <polygon points="50.0,22.0 25.0,48.8 -25.0,48.8 -50.0,22.0 -25.0,-4.8 25.0,-4.8" fill="#4A545F"/>
      <path d="M-50 0v22l25 27V26zM50 0v22l-25 27V26z" fill="#7F8A96"/>
      <path d="M-25 26v23h50V26z" fill="#B0BAC4"/><path d="M50 0v22l-25 27V27z" fill="#4A545F"/>
      <polygon points="50.0,0.0 25.0,26.8 -25.0,26.8 -50.0,0.0 -25.0,-26.8 25.0,-26.8" fill="#D9DFE5"/>
      <ellipse rx="34" ry="21" fill="#B0BAC4"/><ellipse rx="26" ry="16" fill="#4A545F"/>
      <path d="M-26 0a26 16 0 0 0 52 0a26 11 0 0 1-52 0z" fill="#7F8A96"/></g>
    `),
  washer: () =>
    drawing(`
      <ellipse cx="100" cy="164" rx="60" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="translate(108 122) scale(1)"><ellipse cy="7" rx="54" ry="32" fill="#7F8A96"/>
      <path fill-rule="evenodd" d="M-54 0a54 32 0 1 0 108 0a54 32 0 1 0-108 0zM-25 0a25 15 0 1 0 50 0a25
      15 0 1 0-50 0z" fill="#B0BAC4"/>
      <path d="M-54 0a54 32 0 0 1 108 0a58 30 0 0 0-108 0z" fill="#D9DFE5"/>
      <path d="M-25 0a25 15 0 0 1 50 0a26 11 0 0 0-50 0z" fill="#4A545F"/></g>
      <g transform="translate(94 102) scale(1)"><ellipse cy="7" rx="54" ry="32" fill="#7F8A96"/>
      <path fill-rule="evenodd" d="M-54 0a54 32 0 1 0 108 0a54 32 0 1 0-108 0zM-25 0a25 15 0 1 0 50 0a25
      15 0 1 0-50 0z" fill="#B0BAC4"/>
      <path d="M-54 0a54 32 0 0 1 108 0a58 30 0 0 0-108 0z" fill="#D9DFE5"/>
      <path d="M-25 0a25 15 0 0 1 50 0a26 11 0 0 0-50 0z" fill="#4A545F"/></g>
      <g transform="translate(104 80) scale(1)"><ellipse cy="7" rx="54" ry="32" fill="#7F8A96"/>
      <path fill-rule="evenodd" d="M-54 0a54 32 0 1 0 108 0a54 32 0 1 0-108 0zM-25 0a25 15 0 1 0 50 0a25
      15 0 1 0-50 0z" fill="#B0BAC4"/>
      <path d="M-54 0a54 32 0 0 1 108 0a58 30 0 0 0-108 0z" fill="#D9DFE5"/>
      <path d="M-25 0a25 15 0 0 1 50 0a26 11 0 0 0-50 0z" fill="#4A545F"/></g>
    `),
  screw: () =>
    drawing(`
      <ellipse cx="100" cy="166" rx="58" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="rotate(-38 100 100)">
      <path d="M24 70l22 18v24l-22 18c-6-18-6-42 0-60z" fill="#B0BAC4"/>
      <path d="M24 70l22 18v6H20c1-10 2-18 4-24z" fill="#D9DFE5"/>
      <rect x="46" y="88" width="30" height="24" fill="#7F8A96"/>
      <path d="M76 88h78l26 12-26 12H76z" fill="#B0BAC4"/><path d="M76 88h78l12 6H76z" fill="#D9DFE5"/>
      <path d="M80 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/>
      <path d="M91 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/>
      <path d="M102 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/>
      <path d="M113 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/>
      <path d="M124 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/>
      <path d="M135 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/>
      <path d="M146 84l9 32" stroke="#4A545F" stroke-width="3.500" stroke-linecap="round"/></g>
    `),
  anchor: ({ colour, shade }) =>
    drawing(`
      <ellipse cx="100" cy="166" rx="58" ry="7" fill="#0B1118" opacity=".10"/>
      <g transform="rotate(-38 100 100)">
      <rect x="16" y="80" width="26" height="40" rx="4" fill="#7F8A96"/>
      <rect x="16" y="80" width="26" height="13" rx="3" fill="#D9DFE5"/>
      <rect x="42" y="72" width="6" height="56" rx="2" fill="#4A545F"/>
      <rect x="48" y="90" width="20" height="20" fill="#B0BAC4"/>
      <rect x="68" y="84" width="78" height="32" rx="3" fill="${colour}"/>
      <rect x="68" y="84" width="78" height="10" rx="3" fill="#fff" opacity=".25"/>
      <path d="M100 100h46" stroke="${shade}" stroke-width="4"/>
      <path d="M146 84l36-4v40l-36-4z" fill="#7F8A96"/><path d="M146 84l36-4v12l-36 2z" fill="#D9DFE5"/>
      </g>
    `),
}
