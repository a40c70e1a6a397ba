import fc from 'fast-check'
import { expect, test } from 'vitest'
import { disarm } from '../../src/ui/account/disarm'

const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')

test('S5 the sheets of a document are taken out and handed back, with their media', () => {
  const { html, sheets } = disarm('<h1>A</h1><style>h1 > b { color: red }</style><STYLE media="print">p{}</style ><p>B')
  expect(html).toBe('<h1>A</h1><p>B')
  expect(sheets).toEqual([
    { text: 'h1 > b { color: red }', media: '' },
    { text: 'p{}', media: 'print' },
  ])
})

test('S5 a style attribute keeps its words under another name', () => {
  const { html } = disarm(`<p STYLE="color: 'red'" class=a style>x</p><i style=color:red>y</i>`)
  const page = read(html)
  expect(page.querySelector('p')?.dataset['style']).toBe("color: 'red'")
  expect(page.querySelector('i')?.dataset['style']).toBe('color:red')
  expect(page.querySelectorAll('[style]')).toHaveLength(0)
  expect(page.querySelector('p')?.className).toBe('a')
})

test.each([
  ['<script>top.hacked = 1 < 2</script>x', 'x'],
  ['<img src="x" onerror="top.hacked = 1">', '<img src="x">'],
  ['<svg/onload=alert(1)><a xlink:href="b">', '<svg><a xlink:href="b">'],
  ['<base href="https://evil.test/"><a href="x">x</a>', '<a href="x">x</a>'],
  ['<body onload = \'a>b\' class="c">', '<body class="c">'],
  ['<textarea><b onclick="x"></textarea>', '<textarea><b onclick="x"></textarea>'],
  ['<!-- <p style="a"> -->', '<!-- <p style="a"> -->'],
  ['a < b <3 </p style="x">', 'a < b <3 </p style="x">'],
  ['<style>never closed', ''],
  ['</<!--<script><script>a</script>', '</<!--<script>'],
  ["</p a='<!--'><script>a</script>b", "</p a='<!--'>b"],
  ['<?<!--><script>a</script>b', '<?<!-->b'],
  ['<!x <!--><script>a</script>b', '<!x <!-->b'],
  ['<title></titles><!--</title><script>a</script>b', '<title></titles><!--</title>b'],
  ['<style></style a="><!--"><script>a</script>b', 'b'],
  ['<p style="never closed', '<p data-style="never closed>'],
])('S3 %s is read as %s', (written, calm) => {
  expect(disarm(written).html).toBe(calm)
})

const word = fc.stringMatching(/^[a-z]{1,6}$/)
const text = fc.stringMatching(/^[a-z "'&;.=-]{0,12}$/)
const node = fc
  .record({ tag: fc.constantFrom('p', 'b', 'section'), name: word, value: text, body: text })
  .filter(({ name }) => !name.startsWith('on') && name !== 'style')
  .map(({ tag, name, value, body }) => `<${tag} ${name}="${value.replaceAll('"', '&quot;')}">${body}</${tag}>`)

test('S5 what holds none of this stays as it is', () => {
  fc.assert(
    fc.property(fc.array(node), (nodes) => {
      const html = nodes.join('')
      expect(disarm(html)).toEqual({ html, sheets: [] })
    }),
  )
})

const piece = fc.constantFrom(
  '<p ',
  '<style>',
  '</style>',
  'style=',
  'onx=',
  '"',
  "'",
  '>',
  '/',
  '<!--',
  '-->',
  '<script>',
  '=',
  ' ',
  'a',
  '<',
  '</',
  '</p ',
  '<?',
  '<!',
  '<title>',
  '</title',
)
test('S3 whatever is written, nothing that styles or acts is left where a browser sees it, and the end is reached', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const page = read(disarm(pieces.join('')).html)
      expect(page.querySelectorAll('style, [style], [onx], script')).toHaveLength(0)
    }),
    { numRuns: 1000 },
  )
})
