import type { Page } from '@playwright/test'
import { longUnless } from './length'
import { expect, logIn, test } from './support'
import { paste } from './paste'

/** What a screen reader is told from here on: each text of a live region, when it is another than before. */
const listening = async (page: Page): Promise<() => Promise<readonly string[]>> => {
  await page.evaluate(() => {
    const heard: string[] = []
    const last = new WeakMap<Element, string>()
    const listen = () => {
      for (const region of document.querySelectorAll('[role="status"], [role="alert"], [aria-live]')) {
        // French sets a blank before a colon that does not break.
        const text = region.textContent.replaceAll(/[\u00a0\u202f]/g, ' ').trim()
        if (text !== '' && last.get(region) !== text) heard.push(text)
        last.set(region, text)
      }
    }
    listen()
    heard.length = 0
    new MutationObserver(listen).observe(document.body, { subtree: true, childList: true, characterData: true })
    Reflect.set(window, 'heard', heard)
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard') as string[])
}

const words = [
  {
    language: 'en',
    title: 'Order pad',
    part: (row: number) => `Part number, row ${row}`,
    quantity: (row: number) => `Quantity, row ${row}`,
    read: ['3 rows read', 'Checked: 1 of 3 ready'],
    problems: ['Not found', 'Minimum 6'],
    fixed: 'Row 3: Hex bolt M8',
    typed: ['Row 2: not found', 'Row 2: Flat washer M8'],
    none: 'No problem',
    add: 'Add 3 of 3',
    added: '3 rows added to the cart',
  },
  {
    language: 'es',
    title: 'Pedido rápido',
    part: (row: number) => `Número de parte, fila ${row}`,
    quantity: (row: number) => `Cantidad, fila ${row}`,
    read: ['3 filas leídas', 'Verificado. Filas listas: 1 de 3'],
    problems: ['No encontrado', 'Mínimo 6'],
    fixed: 'Fila 3: Tornillo hexagonal M8',
    typed: ['Fila 2: no encontrado', 'Fila 2: Arandela plana M8'],
    none: 'Ningún problema',
    add: 'Agregar 3 de 3',
    added: '3 filas agregadas al carrito',
  },
  {
    language: 'fr',
    title: 'Commande rapide',
    part: (row: number) => `Numéro de pièce, ligne ${row}`,
    quantity: (row: number) => `Quantité, ligne ${row}`,
    read: ['3 lignes lues', 'Vérifié. Lignes prêtes : 1 sur 3'],
    problems: ['Introuvable', 'Minimum 6'],
    fixed: 'Ligne 3 : Boulon hexagonal M8',
    typed: ['Ligne 2 : introuvable', 'Ligne 2 : Rondelle plate M8'],
    none: 'Aucun problème',
    add: 'Ajouter 3 sur 3',
    added: '3 lignes ajoutées au panier',
  },
]

for (const { language, title, part, quantity, read, problems, fixed, typed, none, add, added } of words) {
  test(
    `PAD what a screen reader is told of the pad, and where F8 leads: ${language}`,
    longUnless(language === 'fr'),
    async ({ page }) => {
      await logIn(page)
      await expect(page).toHaveURL(/\/products$/)
      await page.goto(`/order-pad?lng=${language}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const heard = await listening(page)
      const isHeard = (text: string) => expect.poll(heard, text).toContain(text)
      await paste(page, 'P-1001\t2\nZZ-99\t1\nP-MIN6MAX20\t2')
      for (const text of read) await isHeard(text)

      // Each problem has its own place, and is read out with the field.
      const [second, third] = [page.getByLabel(part(2), { exact: true }), page.getByLabel(quantity(3), { exact: true })]
      await page.keyboard.press('F8')
      await expect(second).toBeFocused()
      await expect(second).toHaveAccessibleDescription(new RegExp(problems[0] ?? ''))
      await page.keyboard.press('F8')
      await expect(third).toBeFocused()
      await expect(third).toHaveAccessibleDescription(new RegExp(problems[1] ?? ''))
      await page.keyboard.press('Alt+Enter')
      await isHeard(fixed)

      await second.fill('ZZ-98')
      await isHeard(typed[0] ?? '')
      await second.fill('P-MAX0')
      await isHeard(typed[1] ?? '')
      await page.keyboard.press('F8')
      await isHeard(none)
      await page.getByRole('button', { name: add }).click()
      await isHeard(added)
      // Nothing of another language was in between.
      const others = new Set(
        words.flatMap((one) => (one.language === language ? [] : [...one.read, one.none, one.added])),
      )
      expect((await heard()).filter((text) => others.has(text))).toEqual([])
    },
  )
}
