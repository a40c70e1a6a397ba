/** A name and what belongs to it; nothing when there is nothing. */
export const Fact = ({ name, values }: { readonly name: string; readonly values: readonly string[] }) =>
  values.length > 0 && (
    <div>
      <dt>{name}</dt>
      <dd>{values.join(', ')}</dd>
    </div>
  )
