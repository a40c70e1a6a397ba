import type { Tag } from '../../api/schemas/catalogue'
import { tagColours } from '../../machines/rules/tag-colour'
import { TagPill } from '../components/tag-pill'

/** Tags in their own colours (spec 3 Tag). */
export const ProductTags = ({ tags }: { tags: readonly Tag[] }) =>
  tags.map((tag) => <TagPill key={String(tag.id)} name={tag.name} {...tagColours(tag.colour)} />)
