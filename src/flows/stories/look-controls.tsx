import { languageNames } from '../../languages'
import { Select } from '../../ui/components/select'
import type { Look } from './look'

const widths = [
  { value: '390', label: 'Phone, 390' },
  { value: '1280', label: 'Desktop, 1280' },
] as const
const languages = Object.entries(languageNames).map(([value, label]) => ({ value, label }))
const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const

type Props = {
  readonly look: Look
  readonly onLook: (name: 'width' | 'lang' | 'theme', value: string) => void
}

/** How the screens of a story look. */
export const LookControls = ({ look, onLook }: Props) => (
  <>
    <Select
      label="Width of the screen"
      value={String(look.width)}
      options={widths}
      onChange={(value) => onLook('width', value)}
    />
    <Select
      label="Language of the screen"
      value={look.language}
      options={languages}
      onChange={(value) => onLook('lang', value)}
    />
    <Select
      label="Theme of the screen"
      value={look.theme}
      options={themes}
      onChange={(value) => onLook('theme', value)}
    />
  </>
)
