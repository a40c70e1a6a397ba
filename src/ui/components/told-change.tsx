import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Told } from './told'

type ChangeProps = {
  /** What the words are about, in whatever language they are said. */
  readonly of: unknown
  readonly children: string
}

/** Words of a choice: told when another one is made, each time; not when the screen comes with it, nor when the language changes. */
export const ToldChange = ({ of, children }: ChangeProps) => {
  const { language } = useTranslation().i18n
  const [said, setSaid] = useState({ of, language, turn: 0 })
  if (said.language !== language) setSaid({ of, language, turn: 0 })
  else if (said.of !== of) setSaid({ of, language, turn: said.turn + 1 })
  return said.turn > 0 && <Told key={said.turn}>{children}</Told>
}
