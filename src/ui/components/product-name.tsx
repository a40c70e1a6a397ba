import { withWholeSizes } from '../../machines/rules/whole-sizes'

/** The name of a product, wherever one stands on a screen. */
export const ProductName = ({ text }: { readonly text: string | null | undefined }) => (
  <bdi>{text && withWholeSizes(text)}</bdi>
)
