import { screen } from '@testing-library/react'
import type { visit } from './screen'

/** What it must have, and what is typed there. */
export const mandatory = [
  [/^First name/, 'Ann'],
  [/^Last name/, 'Lee'],
  [/^Company\W*$/, 'North Yard'],
  [/^Phone/, '4165550100'],
  [/^Address\W*$/, '1 King St'],
  [/^City/, 'Toronto'],
  [/^Postal or ZIP code/, 'M1M 1M1'],
] as const
type Page = Awaited<ReturnType<typeof visit>>

/** Everything that a registration must have. */
export const fillForm = async ({ fill, user }: Page, email = 'ann@north.test') => {
  for (const [label, text] of mandatory) await fill(label, text)
  await fill(/^Email/, email)
  await screen.findByRole('option', { name: 'Mexico' })
  await user.selectOptions(screen.getByLabelText(/^Country/), 'Canada')
  await screen.findByRole('option', { name: 'Ontario' })
  await user.selectOptions(screen.getByLabelText(/^State or province/), 'Ontario')
}
