// Every protection, how it is taken out, and the test that fails without it. `npm run test:protections` does just that.

import { protectionsOfOrders } from './protections-of-orders.ts'

export type Protection = {
  readonly what: string
  readonly file: string
  /** The text that goes, and what stands in its place. It must occur exactly once. */
  readonly take: readonly [text: string, instead: string]
  readonly test: readonly [file: string, name: string]
  /** The test reads the file itself, so it has to be changed on the disk for a moment. */
  readonly isRead?: true
}
const sender = 'tests/machines/order-sender.test.ts'
const senderSetup = 'src/machines/ordering/order-sender.setup.ts'
const screens = 'tests/screens/protections.test.tsx'
const app = 'tests/machines/app.test.ts'

export const protections: readonly Protection[] = [
  ...protectionsOfOrders,
  {
    what: 'An order that is sent again keeps its key',
    file: 'src/machines/rules/order-attempt.ts',
    take: ["({ ...attempt, state: 'sending',", "({ ...attempt, key: `${attempt.key}2`, state: 'sending',"],
    test: [sender, 'R31 sent again it is the same body under the same key, whatever the day'],
  },
  {
    what: 'A page that something on the way sends is no success of an order',
    file: 'src/api/http.ts',
    take: ["    if (await isOfAnother(answer)) throw { kind: 'unreachable' } satisfies Failure\n", ''],
    test: [
      'tests/api/http.test.ts',
      'R31 postText: a page that something on the way sends, or a 200 without a single header, is no answer of the server',
    ],
  },
  {
    what: 'An order is written down before it is sent',
    file: 'src/machines/ordering/order-sender.order.ts',
    take: [
      "{ type: 'prepare', params: ({ event }) => event },\n                  writeDown,",
      "{ type: 'prepare', params: ({ event }) => event },",
    ],
    test: [sender, 'API-16 R32 the order is written down before it is sent, and what is sent is what was written'],
  },
  {
    what: 'One tab at a time sends an order',
    file: 'src/api/browser/locks.ts',
    take: ['    if (locks === undefined) {\n      queueMicrotask(withoutLocks)', '    {\n      queueMicrotask(begin)'],
    test: [
      'tests/api/turns.test.ts',
      'CHECK-32 R31 the second tab has its turn when the first one gives it back, and not before',
    ],
  },
  {
    what: 'A refusal of which nobody could tell whether the order is there is held against the orders before the next one',
    file: 'src/machines/ordering/order-sender.sending.ts',
    take: ["actions: ['markRefused', 'markUnsure', writeDown] } as const", 'actions: [...concluding] } as const'],
    test: [sender, 'R31 an order like it is there: in doubt, and the other one does not go out'],
  },
  {
    what: 'A tab that waited sees by the settled key that an order was placed meanwhile',
    file: senderSetup,
    take: ['return settled !== null && settled !== context.settled', 'return false'],
    test: [
      sender,
      'CHECK-32 an order that another tab placed while this one waited, unheard of: nothing is sent, and that is told',
    ],
  },
  {
    what: 'What the buyer says of a lost order counts only for the order that was meant',
    file: senderSetup,
    take: ['isAsKnown: ({ context }, found: Found) => isAsKnown(context, found)', 'isAsKnown: () => true'],
    test: [sender, 'CHECK-32 it is there: false, of what was sent again meanwhile'],
  },
  {
    what: 'A failing server leaves an order in doubt, it does not count as refused',
    file: senderSetup,
    take: ["(failure.kind === 'rejected' && (failure.status < 400 || failure.status >= 500))", 'false'],
    test: [sender, 'R31 nobody knows whether it arrived, and it is never sent again by itself'],
  },
  {
    what: 'The same body keeps its key until it is known to be stored',
    file: 'src/machines/rules/order-attempt.ts',
    take: ['former && again ? former.key : key', 'key'],
    test: [sender, 'R31 what is not there may still arrive: the same body goes out under its key'],
  },
  {
    what: 'The same order keeps its key in whatever language the portal speaks',
    file: 'src/machines/rules/order-attempt.ts',
    take: ['languages.map(bodyIn)', '[bodyIn(language)]'],
    test: ['tests/rules/order-attempt.test.ts', 'R31 of an order that is over the same one goes out byte for byte'],
  },
  {
    what: 'A list that has lost a known order proves nothing of a new one',
    file: 'src/machines/rules/orders.ts',
    take: ['known?.some((id) => !there.has(id)) !== false', 'known === null'],
    test: [sender, 'R31 one order that was there before is not there any more: the list is no proof'],
  },
  {
    what: 'A row of the orders that cannot be read is an order all the same',
    file: 'src/api/schemas/ordering.ts',
    take: ['data: v.array(v.union([OrderRow, OddOrderRow]))', 'data: rows(OrderRow)'],
    test: ['tests/api/whole-orders.test.ts', 'a row that cannot be read is one all the same'],
  },
  {
    what: 'A refusal of a time-out or a lock is followed by a doubt, not by another order',
    file: senderSetup,
    take: ['attempt?.mayArrive === true', 'attempt === null'],
    test: [sender, 'R31 425: the first one may be at work still'],
  },
  {
    what: 'A page in the place of an answer is no success, whatever it is called',
    file: 'src/api/http.ts',
    take: [': /^\\s*</).test(words)', ': /^$./).test(words)'],
    test: ['tests/api/answers.test.ts', 'R31 a page is no answer of the server'],
  },
  {
    what: 'A device that is wiped ends no doubt',
    file: 'src/machines/rules/order-attempt.ts',
    take: ['isRecorded ? found : memory', 'found'],
    test: [sender, 'R5 a device that is wiped meanwhile ends no doubt: it is written down again'],
  },
  {
    what: 'What the device can no longer read was an order all the same',
    file: 'src/machines/rules/order-attempt.ts',
    take: ["state: isWhole && state !== 'damaged' ? fate : 'damaged'", 'state: fate'],
    test: ['tests/rules/kept-order.test.ts', 'R4 without a readable'],
  },
  {
    what: 'The browser asks before it leaves a page that sends an order',
    file: 'src/app-sending.ts',
    take: ["window.addEventListener('beforeunload', hold)", 'void hold'],
    test: [screens, 'R30 the browser asks before it leaves a page that sends an order, and only then'],
  },
  {
    what: 'A page that was left while it sent says so, and nothing else',
    file: 'src/ui/ordering/doubt-text.ts',
    take: ["'checkout.interrupted'", "'checkout.unknownOutcome'"],
    test: [screens, 'R32 C-129 a page that was left while it sent says just that, in the words of'],
  },
  {
    what: 'Writing calls are never repeated by the client',
    file: 'src/api/http.ts',
    take: ["methods: ['get']", "methods: ['get', 'post', 'put']"],
    test: ['tests/api/http.test.ts', 'R10 R36 a post is sent once whatever happens'],
  },
  {
    what: 'A call has no time limit of its own, so that no order is taken for lost that is only slow',
    file: 'src/api/http.ts',
    take: ['timeout: false', 'timeout: 10_000'],
    test: ['tests/api/http.test.ts', 'API-32 C-100 a call has no time limit'],
  },
  {
    what: 'A 401 to an order is told late: the doubt is written down before the session ends',
    file: 'src/api/http.ts',
    take: ['if (options.isToldLate) setTimeout(tell)\n        else tell()', 'tell()'],
    test: ['tests/api/http.test.ts', 'CHECK-34 a 401 to an order ends the session after the caller has heard of it'],
  },
  {
    what: 'A 401 to an older token ends nothing',
    file: 'src/app.ts',
    take: ['rejection.token === sessions.token() ?', 'true ?'],
    test: [app, 'R20 a late 401 to the token of a former session ends nothing, after a login in another tab'],
  },
  {
    what: 'A 401 leaves the cart',
    file: 'src/api/browser/session-store.ts',
    take: ["rejected: ['authToken',", "rejected: ['cart', 'authToken',"],
    test: [app, 'SESSION-08 SESSION-11 R20 twenty refused calls end one session once, and leave the cart'],
  },
  {
    what: 'The token is stored last: another tab sees all of a session or none of it',
    file: 'src/api/browser/session-store.ts',
    take: [
      "store.write('lastManufacturerCode', manufacturer.code)\n      store.write('authToken', token)",
      "store.write('authToken', token)\n      store.write('lastManufacturerCode', manufacturer.code)",
    ],
    test: [
      'tests/api/stores.test.ts',
      'R23 the token is written last, so that another tab sees all of a session or none of it',
    ],
  },
  {
    what: 'Two tabs join their carts instead of writing over each other',
    file: 'src/machines/ordering/cart-store.ts',
    take: ['if (isNews) takeIn(present)', ''],
    test: [
      'tests/machines/cart-store.test.ts',
      'R24 what another tab wrote is joined with what is saved before it was heard of',
    ],
  },
  {
    what: 'The cart of another tenant is neither shown nor written over',
    file: 'src/machines/ordering/cart-store.ts',
    take: ['if (isForeign(text, tenantCode) || isForeign(present, tenantCode)) return', ''],
    test: ['tests/machines/cart-store.test.ts', 'C-13 the cart of another tenant is neither told nor written over'],
  },
  {
    what: 'A login to another tenant empties the cart',
    file: 'src/machines/session/session.guest.ts',
    take: [
      'context.lastCode !== null && context.lastCode !== event.session.manufacturer.code',
      'false && context.lastCode !== event.session.manufacturer.code',
    ],
    test: [app, 'LOGIN-31 LOGIN-32 C-13 another tenant clears the cart, the same one finds it'],
  },
  {
    what: 'Storage that is forbidden or full costs nobody the cart',
    file: 'src/api/browser/storage.ts',
    take: ['else memory.set(key, value)', ''],
    test: [
      'tests/api/stores.test.ts',
      'R5 a value that no longer fits is read from memory, one that fits again from storage',
    ],
  },
  {
    what: 'The sixteenth change of place within five seconds is a loop',
    file: 'src/machines/rules/navigation-loop.ts',
    take: ['last >= first && last - first <= windowMs', 'false'],
    test: ['tests/rules/navigation-loop.test.ts', 'ROUTE-33, CONST-05 the 16th path change within 5,000 ms is a loop'],
  },
  {
    what: 'The bearer never leaves the origin',
    file: 'src/api/documents.ts',
    take: ['address.startsWith(`${base}/`)', 'address.startsWith(base)'],
    test: [
      'tests/machines/about-us.test.ts',
      'C-36 T-24 a document of another origin goes bare: no token, no language, nothing changed',
    ],
  },
  {
    what: 'A document of another origin is asked for without cookies',
    file: 'src/api/documents.ts',
    take: ["credentials: 'omit', ", ''],
    test: [
      'tests/machines/about-us.test.ts',
      'S2 C-36 a document of another origin is asked for without cookies, and not told who asks',
    ],
  },
  {
    what: 'A document of more than 1 MB is not read to its end',
    file: 'src/api/documents.ts',
    take: ['if (size > mostBytes) {', 'if (size > mostBytes * 9) {'],
    test: ['tests/machines/about-us.test.ts', 'S2 a document of more than 1 MB is not read to its end'],
  },
  {
    what: 'The frame of a foreign document: no scripts, no forms, no way to the top',
    file: 'src/ui/account/document-frame.tsx',
    take: ['"allow-same-origin ', '"allow-forms allow-top-navigation allow-same-origin '],
    test: [screens, 'S3 the frame of a foreign document lets it do nothing but open links in new tabs'],
  },
  {
    what: 'The policy of the page (CSP) loosens nothing',
    file: 'deploy/headers.ts',
    take: ["script-src 'self'", "script-src 'self' 'unsafe-inline'"],
    test: ['tests/deploy/headers.test.ts', 'S4 the policy loosens nothing, whatever is configured'],
  },
  {
    what: 'Trusted Types are enforced',
    file: 'deploy/headers.ts',
    take: ['  "require-trusted-types-for \'script\'",\n', ''],
    test: ['tests/deploy/headers.test.ts', 'S4 the policy loosens nothing, whatever is configured'],
  },
  {
    what: 'One place where text becomes markup: the frame of About Us',
    file: 'src/ui/components/picture.tsx',
    take: ['<img\n          src', '<img ref={(image) => void (image && (image.outerHTML = src))} src'],
    test: ['tests/one-sink.test.ts', 'S6 text becomes markup in one place only'],
    isRead: true,
  },
  {
    what: 'A picture comes over http(s), from our origin, or stands in the text itself',
    file: 'src/machines/rules/safe-url.ts',
    take: ['if (!/^https?:\\/\\/[^/?#@]+(?:[/?#]|$)/i.test(text)) return null', ''],
    test: [
      'tests/rules/small-rules.test.ts',
      'S8 whatever is shown is a picture over http(s), of our origin, or in the text itself',
    ],
  },
  {
    what: 'A title of a tenant is dressed by a list of allowed properties',
    file: 'src/machines/rules/title-style.ts',
    take: ['allowed.get(name)?.(value) === true', 'true'],
    test: [
      'tests/rules/title-style.test.ts',
      'P15 anything gives allowed properties with harmless values, and its own output again unchanged',
    ],
  },
  {
    what: 'A code or an id is one segment of an address of the API',
    file: 'src/api/http.ts',
    take: ["value === '' || value === '.' || value === '..' ||", ''],
    test: ['tests/api/endpoints.test.ts', 'refuses an empty or climbing segment without a call'],
  },
  {
    what: 'A link to a product is encoded',
    file: 'src/ui/catalogue/product-card.tsx',
    take: ["segment(String(product.id)) ?? ''", 'String(product.id)'],
    test: [screens, 'S14 P22 a card leads to its product whatever signs its id is made of'],
  },
  {
    what: 'The token is struck out of error reports',
    file: 'src/machines/rules/error-report.ts',
    take: ["token ? text.replaceAll(token, '[token]') : text", 'text'],
    test: [
      'tests/rules/error-report.test.ts',
      'S21 neither message nor stack nor the place in the screen holds the token',
    ],
  },
  {
    what: 'Emails are struck out of error reports',
    file: 'src/machines/rules/error-report.ts',
    take: ["  [/[\\w.+%-]+@[\\w-]+(\\.[\\w-]+)+/g, '[email]'],\n", ''],
    test: ['tests/rules/error-report.test.ts', 'S21 an email does not get through'],
  },
  {
    what: 'A guest is shown no price',
    file: 'src/ui/catalogue/guest-card.tsx',
    take: ['{product.part_number}<', '{product.part_number} ${product.selling_price}<'],
    test: [
      'tests/screens/guest-browse.test.tsx',
      'GEN-11 ROLE-03 a guest sees no price, no stock, no quantity and no cart',
    ],
  },
  {
    what: 'The mock takes no writing call from a page of another origin',
    file: 'mocks/hosts/guard.ts',
    take: ['return `The mock takes no such call from a page of another origin (${origin}).`', 'return null'],
    test: ['tests/mocks/guard.test.ts', 'a reset as plain text'],
  },
  {
    what: 'The mock takes no writing call from a page of another site that keeps its origin to itself',
    file: 'mocks/hosts/guard.ts',
    take: ["return 'The mock takes no such call from a page of another site.'", 'return null'],
    test: ['tests/mocks/guard.test.ts', 'a reset without an origin'],
  },
  {
    what: 'The mock answers under no foreign name (DNS rebinding)',
    file: 'mocks/hosts/guard.ts',
    take: ['!ownName.test(name) && !hosts.includes(name)', 'false'],
    test: ['tests/mocks/guard.test.ts', 'not under evil.test'],
  },
]
