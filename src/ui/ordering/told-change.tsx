import { useState } from 'react'
import { Told } from '../components/told'

type ChangeProps = {
  /** What the words are about, in whatever language they are said. */
  readonly of: string
  readonly children: string
}

/** Words of a choice: told when another one is made, not when the screen comes with it. */
export const ToldChange = ({ of, children }: ChangeProps) => {
  const [first, setFirst] = useState<string | null>(of)
  if (first !== null && first !== of) setFirst(null)
  return <Told>{first === null && children}</Told>
}
