import { expect, logIn, test } from './support'

test('S5 ABOUT-02 the document of a company is shown as it was written, and its scripts never run', async ({
  tab,
  desk,
}) => {
  const body = `<!doctype html><style>h1 { color: rgb(1, 2, 3) }</style>
    <body style="background: rgb(4, 5, 6)"><h1>Written by Acme</h1><script>top.hacked = 1</script><img src="x" onerror="top.hacked = 1">`
  await desk.fault({ path: '/documents/ACME/about-private-en.html', times: 'always', status: 200, body })
  await logIn(tab)
  await tab.at('link', 'About us').click()
  await tab.isAt('/about-us')
  await tab.at('frame').shown()
  const look = () =>
    tab.run(() => {
      const inner = document.querySelector('iframe')?.contentDocument
      const heading = inner?.querySelector('h1')
      if (!inner?.body || !heading) return []
      return [heading.textContent, getComputedStyle(heading).color, getComputedStyle(inner.body).backgroundColor]
    })
  await tab.says('The document', look, ['Written by Acme', 'rgb(1, 2, 3)', 'rgb(4, 5, 6)'])
  expect(await tab.run(() => 'hacked' in window)).toBe(false)
})
