import { sealOf } from '../../src/machines/rules/order-link'
import { longUnless } from './length'
import { paste } from './paste'
import { expectStill, mindAgain, mindShifts } from './shifts'
import { atCheckout, expect, logIn, test } from './support'

const tall = (width: number) => ({ width, height: width < 700 ? 844 : 860 })

for (const width of [390, 768, 1280]) {
  test(
    `LOOKS at ${width} nothing moves when the customer cannot be had`,
    longUnless(width === 390),
    async ({ page, world }) => {
      await page.setViewportSize(tall(width))
      await atCheckout(page)
      await mindShifts(page)
      await world.fault({ path: '/api/customers/*', status: 501, delay: 900, times: 'always' })
      await page.goto('/profile')
      await expect(page.getByText('Not loaded.')).toBeVisible()
      await expectStill(page, 'profile')
      await page.goto('/checkout')
      await expect(page.getByText('Not loaded.')).toBeVisible()
      await expectStill(page, 'checkout')
    },
  )

  test(
    `LOOKS at ${width} the success of an order does not move`,
    longUnless(width === 390),
    async ({ page, world }) => {
      await page.setViewportSize(tall(width))
      await mindShifts(page)
      await atCheckout(page)
      await world.fault({ method: 'POST', path: '/api/orders/*', delay: 1500 })
      await page.getByRole('button', { name: 'Complete order' }).click()
      await expect(page).toHaveURL('/order-success')
      await expect(page.getByRole('link', { name: /^SO-/ })).toBeVisible()
      await expectStill(page, 'success')
    },
  )

  test(`LOOKS at ${width} an order link does not move`, longUnless(width === 768), async ({ page, world }) => {
    await page.setViewportSize(tall(width))
    await logIn(page)
    await expect(page).toHaveURL('/products')
    await mindShifts(page)
    await world.fault({ path: '/api/products/*', delay: 1200 })
    await page.goto(`/order-link#1/ACME/${sealOf('P-1001:2')}/P-1001:2`)
    await expect(page.getByRole('button', { name: 'Add 1 of 1' })).toBeVisible()
    await expectStill(page, 'order link')
  })

  test(
    `LOOKS at ${width} pasted rows do not move as their answers come`,
    longUnless(width === 390),
    async ({ page, world }) => {
      await page.setViewportSize(tall(width))
      await logIn(page)
      await expect(page).toHaveURL('/products')
      await mindShifts(page)
      await page.goto('/order-pad')
      await expect(page.getByRole('textbox', { name: 'Part number, row 1', exact: true })).toBeVisible()
      await world.fault({ path: '/api/products/*', delay: 2500, times: 'always' })
      await paste(page, 'HB-100\t12\nHB-100\t4\nnot a part\t3\nHB100\t2\nHB-100\t-1')
      await expect(page.getByText('Checking…')).toHaveCount(5)
      await mindAgain(page)
      await expect(page.getByRole('button', { name: '3 problems' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Use HB-100' })).toBeVisible()
      await expectStill(page, 'pad')
    },
  )
}

test('LOOKS that something takes long is said over it, and nothing moves (C-100)', async ({ page, world }) => {
  await page.setViewportSize(tall(390))
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await mindShifts(page)
  await page.clock.install()
  await world.fault({ path: '/api/orders/*', delay: 120_000 })
  await page.goto('/orders')
  await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached()
  await page.clock.runFor(9000)
  await expect(page.getByText('Still loading. The network or the server is slow.')).toBeVisible()
  await expectStill(page, 'orders')
})
