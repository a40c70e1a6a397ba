import { screen, within } from '@testing-library/react'
import type { visit } from './screen'

type Visitor = Awaited<ReturnType<typeof visit>>

/** Saves the cart as a draft, duplicates its list and puts the first to the second; answers with its name. */
export const mergeWithCopy = async ({ press, follow, user }: Visitor): Promise<string> => {
  await press('Save as draft')
  await follow('All lists (1)')
  const list = within(await screen.findByRole('list', { name: 'Lists' }))
  const name = (await list.findByRole('link')).textContent ?? ''
  const choose = async (deed: string) => {
    await user.click(await screen.findByRole('button', { name: `More about ${name}` }))
    await user.click(await screen.findByRole('menuitem', { name: deed }))
  }
  await choose('Duplicate')
  await list.findByRole('link', { name: `${name} (2)` })
  await choose('Add to another list')
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: `${name} (2)` }))
  return name
}
