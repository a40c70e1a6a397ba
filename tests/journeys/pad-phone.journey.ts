import type { Locator } from '@playwright/test'
import { expect, logIn, test } from './support'

const boxOf = async (one: Locator) => {
  const box = await one.boundingBox()
  if (box === null) throw new Error('It is not on the page.')
  return box
}

test('PAD on a phone an empty comment is a sign on the line of the bin; touched, it is a line of its own, and stays one while it says something', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/order-pad')
  await page.getByLabel('Part number, row 1').fill('P-1001')
  await page.getByLabel('Quantity, row 1').fill('2')
  await page.keyboard.press('Enter')
  const comment = page.getByLabel('Comment, row 1')
  const bin = page.getByRole('button', { name: 'Remove row 1' })
  await expect(bin).toBeVisible()
  const closed = await boxOf(comment)
  expect(closed.width).toBeLessThanOrEqual(44)
  const middle = ({ y, height }: { y: number; height: number }) => y + height / 2
  expect(Math.abs(middle(closed) - middle(await boxOf(bin)))).toBeLessThanOrEqual(2)
  await comment.click()
  expect((await boxOf(comment)).width).toBeGreaterThan(300)
  await page.keyboard.type('Left gate')
  await page.getByLabel('Quantity, row 1').click()
  await expect(comment).toHaveValue('Left gate')
  expect((await boxOf(comment)).width).toBeGreaterThan(300)
  await comment.fill('')
  await page.getByLabel('Quantity, row 1').click()
  expect((await boxOf(comment)).width).toBeLessThanOrEqual(44)
})
