import * as fc from 'fast-check'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { I18nextProvider } from 'react-i18next'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import type { Category } from '../../src/api/schemas/catalogue'
import type { Order, OrderRow } from '../../src/api/schemas/ordering'
import { orderRepeatMachine } from '../../src/machines/ordering/order-repeat.machine'
import type { PadRowsOpened } from '../../src/machines/ordering/pad.types'
import { partPath } from '../../src/machines/rules/exact-part'
import type { ShopActor } from '../../src/machines/shop.machine'
import { selectOrdering } from '../../src/machines/shop.selectors'
import { actorIn } from '../../src/machines/system'
import { AppProvider, OrderingContext, ShopContext, type Shop } from '../../src/ui/app-context'
import { CategoryCard } from '../../src/ui/catalogue/category-card'
import { CategoryTrail } from '../../src/ui/catalogue/category-trail'
import { GuestCard } from '../../src/ui/catalogue/guest-card'
import { ProductCard } from '../../src/ui/catalogue/product-card'
import { ConfirmDialog } from '../../src/ui/components/dialog'
import { Field, TextInput } from '../../src/ui/components/field'
import { OptionList } from '../../src/ui/components/option-list'
import { Notice } from '../../src/ui/components/state-panels'
import { Chip } from '../../src/ui/components/tag-pill'
import { ToastList } from '../../src/ui/components/toast-list'
import { TreeView } from '../../src/ui/components/tree-view'
import { createWords } from '../../src/ui/i18n'
import { CartRow } from '../../src/ui/ordering/cart-row'
import { OrderDetail } from '../../src/ui/ordering/order-detail'
import { OrderTable } from '../../src/ui/ordering/order-table'
import { line, longRun, runs } from '../rules/samples'
import { signedInStorage, startApp } from '../support/apps'
import { fillGaps } from '../support/jsdom-gaps'
import { recipient, testApp } from '../support/machine'
import { fullProduct } from '../support/products'

fillGaps()

const fields = 24
/** Words that stand nowhere else, one for each field. */
const marks = Array.from({ length: fields }, (_, at) => `field-${at}-of-a-server.`)

/** Markup, scripts, and what the words of the portal could take for their own: `{{}}`, `$t()`, `$&`. */
const hostile = [
  '<img src=x onerror="window.hit = 1">',
  '</td></tr></table><script>window.hit = 1</script>',
  '<svg/onload=window.hit=1>',
  '"><iframe srcdoc="<script>parent.hit = 1</script>">',
  "' onmouseover='window.hit = 1",
  'javascript:window.hit=1',
  '&lt;b&gt;&amp;&#60;',
  '{{product}} {{count}} {{- product}}',
  '$t(common.retry) $t(cart.title, {"count": 2})',
  "$& $1 $$ $` $'",
  '<!-- ',
  '<plaintext>',
  ']]>',
  '\u202egnp.exe\u200b\ufeff',
  '__proto__',
]
const text = fc
  .oneof(
    fc.constantFrom(...hostile),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc
      .tuple(fc.string({ maxLength: 8 }), fc.constantFrom(...hostile), fc.string({ maxLength: 8 }))
      .map((all) => all.join('')),
  )
  // Blanks around a text are not shown, and a text of blanks counts as none.
  .map((one) => one.trim())
  .filter((one) => one !== '')

type Texts = readonly string[]
const productOf = (texts: Texts, from: number) =>
  fullProduct({
    part_number: texts[from] ?? '',
    description: texts[from + 1] ?? '',
    uom_code: texts[from + 2] ?? '',
    tags: [{ id: 1, name: texts[from + 3] ?? '', colour: 'ffee00' }],
  })
const categoryOf = (texts: Texts, from: number): Category => ({
  id: 7,
  category: texts[from] ?? '',
  parent_id: 3,
  image_url: null,
  products_count: 2,
  children_count: 1,
  path: [{ id: 3, category: texts[from + 1] ?? '' }],
})
const orderOf = (texts: Texts, from: number): Order => ({
  sale_no: texts[from] ?? '',
  sale_date: '2026-03-01',
  customer: { name: texts[from + 1] ?? '' },
  items: [
    {
      id: 1,
      sale_qty: 2,
      price: 3,
      productuom: {
        product: { part_number: texts[from + 2] ?? '', description: texts[from + 3] ?? '' },
        uom: { code: texts[from + 4] ?? '' },
      },
    },
  ],
})
const nothing = () => undefined
const repeat = createActor(orderRepeatMachine, {
  input: { app: testApp().app, pad: recipient<PadRowsOpened>().ref, code: 'ACME' },
})
const wiring = { ref: nothing, 'data-index': 0, 'aria-rowindex': 2 }

/** Every kind of place where the words of a server, or of a buyer, stand on the screen. */
const AllPlaces = ({ texts }: { readonly texts: Texts }) => (
  <>
    <ProductCard product={productOf(texts, 0)} isEager={false} />
    <GuestCard product={productOf(texts, 0)} onChoose={nothing} />
    <CategoryCard category={categoryOf(texts, 4)} />
    <CategoryTrail current={categoryOf(texts, 4)} />
    <table>
      <tbody>
        <CartRow id="1" row={wiring} isRefused={false} ledRef={{ current: 0 }} />
      </tbody>
    </table>
    <OrderTable
      repeat={repeat}
      sort={null}
      isWhole={false}
      onSort={nothing}
      onOpen={nothing}
      rows={[{ id: 1, sale_no: texts[10], customer_name: texts[11], order_date: '2026-03-01', total: 1 } as OrderRow]}
    />
    <OrderDetail
      receipt={null}
      order={orderOf(texts, 12)}
      isWhole={false}
      again={null}
      onCopy={nothing}
      onPrint={nothing}
    />
    <TreeView
      label="Categories"
      rows={[
        { id: 1, name: texts[17] ?? '', depth: 0, hasChildren: false, isExpanded: false, position: 1, setSize: 1 },
      ]}
      selectedId={null}
      onToggle={nothing}
      onSelect={nothing}
    />
    <ToastList
      label="Notices"
      closeLabel="Close"
      next="2"
      toasts={[{ id: '1', tone: 'danger', text: texts[18] ?? '' }]}
      onClose={nothing}
      onAttend={nothing}
      onUnattend={nothing}
    />
    <Chip label={texts[19] ?? ''} removeLabel={`Remove ${texts[19]}`} swatch="#ffee00" onRemove={nothing} />
    <Notice tone="danger">{texts[20]}</Notice>
    <Field label="Email" error={texts[21] ?? ''}>
      {(tied) => <TextInput {...tied} />}
    </Field>
    <OptionList
      id="tags"
      label="Tags"
      options={[{ id: '1', name: texts[22] ?? '', swatch: '#ffee00' }]}
      chosen={[]}
      isFull={false}
      active={0}
      tick={null}
      onActive={nothing}
      onToggle={nothing}
    />
    <ConfirmDialog
      isOpen
      title="Sure?"
      text={texts[23] ?? ''}
      cancelLabel="No"
      confirmLabel="Yes"
      onConfirm={nothing}
      onCancel={nothing}
    />
  </>
)

/** The document as it is: every element with its attributes, and every text. What the portal numbers itself is left out. */
const drawn = (): readonly string[] =>
  [...document.body.querySelectorAll('*')].flatMap((element) => [
    element.tagName,
    ...[...element.attributes]
      .filter(({ name }) => !/^(?:id|for|aria-(?:controls|labelledby|describedby))$/.test(name))
      .map(({ name, value }) => `${name}=${value}`),
    ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.nodeValue ?? ''] : [])),
  ])

test(
  'P29 S7 any text in any field is that text on the screen: no element more, no attribute changed, no word taken for another',
  longRun,
  async () => {
    const { app } = await startApp({ path: '/cart', stored: signedInStorage() })
    const { system } = app.root
    const shop: Shop = {
      logic: app.root.getSnapshot().context.shop!.screens,
      actors: {
        shop: app.root.getSnapshot().context.shop!.actor as ShopActor,
        cart: actorIn(system, 'cart'),
        cartView: actorIn(system, 'cartView'),
        partNumbers: actorIn(system, 'partNumbers'),
        receipts: actorIn(system, 'receipts'),
        orderSender: actorIn(system, 'orderSender'),
        freshness: actorIn(system, 'freshness'),
        categories: actorIn(system, 'categories'),
        tags: actorIn(system, 'tags'),
      },
    }
    const ordering = () => selectOrdering(shop.actors.shop.getSnapshot())
    await vi.waitUntil(() => ordering() !== null)
    const { words, show: showLanguage, loadRest } = createWords()
    await showLanguage('en')
    await loadRest('en')
    const root = createRoot(document.body.appendChild(document.createElement('div')))
    const show = (texts: Texts): readonly string[] => {
      const { tags, ...product } = productOf(texts, 6)
      const [tag = null] = tags
      flushSync(() => {
        shop.actors.cart.send({
          type: 'draft.opened',
          // Surely another unit than the card's, whatever both are called: the card says so each time.
          lines: [{ ...line(2, { ...product, cf: 12 }, texts[5]), tag1: tag }],
          mode: 'replace',
        })
        root.render(
          <I18nextProvider i18n={words}>
            <AppProvider app={app}>
              <ShopContext value={shop}>
                <OrderingContext value={ordering()}>
                  <MemoryRouter>
                    <AllPlaces texts={texts} />
                  </MemoryRouter>
                </OrderingContext>
              </ShopContext>
            </AppProvider>
          </I18nextProvider>,
        )
      })
      return drawn()
    }

    show(marks)
    const plain = show(marks)
    for (const mark of marks) expect(plain.some((part) => part.includes(mark))).toBe(true)
    const filledIn = (part: string, texts: Texts) =>
      part.replaceAll(/field-(\d+)-of-a-server\./g, (_, at: string) => texts[Number(at)] ?? '')
    // An address that leads to a part number says it in the signs of addresses.
    const search = 'href=/products?search='
    const filled = (texts: Texts) =>
      plain.map((part) =>
        part.startsWith(search)
          ? `href=${partPath(filledIn(part.slice(search.length, part.indexOf('&')), texts))}`
          : filledIn(part, texts),
      )
    // Each run has a text for every field.
    fc.assert(
      fc.property(fc.array(text, { minLength: fields, maxLength: fields }), (texts) => {
        expect(show(texts)).toEqual(filled(texts))
      }),
      { numRuns: Math.ceil(runs.numRuns / 8) },
    )
    expect(Reflect.get(window, 'hit')).toBeUndefined()
    flushSync(() => root.unmount())
  },
)
