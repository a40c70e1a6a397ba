import { languages } from '../../languages'
import type { FrameWish } from './frame-address'
import styles from './atlas.module.css'

/** How the whole wall looks; the width in px. */
export type Look = Omit<FrameWish, 'run' | 'tenant'> & {
  readonly tenant: (typeof looks.tenant)[number]
  readonly width: (typeof looks.width)[number]
}
export const looks = {
  language: languages,
  theme: ['light', 'dark'],
  tenant: ['ACME', 'BOLT', 'CATX'],
  width: [390, 768, 1280],
} as const
const titles: Readonly<Record<keyof typeof looks, string>> = {
  language: 'Language',
  theme: 'Theme',
  tenant: 'Tenant',
  width: 'Width',
}

type Props = { readonly look: Look; readonly onChange: (patch: Partial<Look>) => void }

/** Language, theme, tenant and width of every screen on the wall. */
export const AtlasControls = ({ look, onChange }: Props) => (
  <div className={styles['controls']} role="toolbar" aria-label="How the screens look">
    {(Object.keys(looks) as (keyof typeof looks)[]).map((name) => (
      <label key={name}>
        {titles[name]}
        <select
          value={String(look[name])}
          onChange={({ target }) => onChange({ [name]: looks[name].find((one) => String(one) === target.value) })}
        >
          {looks[name].map((one) => (
            <option key={one} value={String(one)}>
              {String(one)}
            </option>
          ))}
        </select>
      </label>
    ))}
  </div>
)
