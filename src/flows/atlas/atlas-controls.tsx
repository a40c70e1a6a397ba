import { languageNames, languages } from '../../languages'
import { Select } from '../../ui/components/select'
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

const words: Readonly<Record<string, string>> = { ...languageNames, light: 'Light', dark: 'Dark' }

type Props = { readonly look: Look; readonly onChange: (patch: Partial<Look>) => void }

/** Language, theme, tenant and width of every screen on the wall. */
export const AtlasControls = ({ look, onChange }: Props) => (
  <div className={styles['controls']} role="toolbar" aria-label="How the screens look">
    {(Object.keys(looks) as (keyof typeof looks)[]).map((name) => (
      <span key={name}>
        <span aria-hidden>{titles[name]}</span>
        <Select
          label={titles[name]}
          value={String(look[name])}
          options={looks[name].map((one) => ({
            value: String(one),
            label: words[one] ?? (name === 'width' ? `${one} px` : String(one)),
          }))}
          onChange={(value) => onChange({ [name]: looks[name].find((one) => String(one) === value) })}
        />
      </span>
    ))}
  </div>
)
