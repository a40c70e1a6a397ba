import { expect, logIn, test } from './support'

const hostile = [
  '<script>top.hacked = 1</script>',
  '<img src="x" onerror="top.hacked = 1">',
  '<svg onload="top.hacked = 1"><a xlink:href="javascript:top.hacked=1"><text>x</text></a></svg>',
  '<meta http-equiv="refresh" content="0;url=/orders">',
  '<base href="https://evil.test/"><a href="x">x</a>',
  '<form action="/api/login" method="post"><button>Send</button></form>',
  '<iframe srcdoc="<script>top.hacked = 1</script>"></iframe>',
  '<a href="javascript:top.hacked=1">x</a>',
  '<body onload="top.hacked = 1">',
  '<object data="javascript:top.hacked=1"></object><embed src="javascript:top.hacked=1">',
  '<link rel="stylesheet" href="//evil.test/x.css"><style>@import "//evil.test/y.css";</style>',
  '<details open ontoggle="top.hacked = 1">x</details>',
]

test.use({ expectedErrors: /^Blocked form submission to '\/api\/login' because the form's frame is sandboxed/ })

test('S3 ABOUT-02 no script of an About Us document ever runs, and it leads nowhere by itself', async ({
  page,
  world,
  context,
}) => {
  const foreign: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('evil.test'))
      foreign.push(`${request.url()} ${request.headers()['authorization'] ?? ''}`)
  })
  await logIn(page)
  await expect(page).toHaveURL('/products')
  for (const part of hostile) {
    await world.clearFaults()
    const body = `<!doctype html><h1>Attack</h1>${part}`
    await world.fault({ path: '/documents/ACME/about-private-en.html', times: 'always', status: 200, body })
    await page.goto('/about-us')
    const frame = page.frameLocator('main iframe')
    await expect(frame.getByRole('heading', { name: 'Attack' })).toBeVisible()
    for (const click of ['a', 'button', 'text']) {
      const target = frame.locator(click).first()
      if ((await target.count()) > 0)
        await target.click({ force: true, timeout: 1000, noWaitAfter: true }).catch(() => undefined)
    }
    expect(await page.evaluate(() => 'hacked' in window), part).toBe(false)
    expect(new URL(page.url()).pathname, part).toBe('/about-us')
    const sandbox = await page.locator('main iframe').getAttribute('sandbox')
    expect(sandbox).not.toMatch(/allow-(?:scripts|forms|top-navigation|modals|downloads)/)
  }
  expect(foreign.filter((call) => call.includes('Bearer'))).toEqual([])
})

test('S2 C-36 a document of another host gets neither token nor language', async ({ page, world, context }) => {
  const seen: Record<string, string>[] = []
  await context.route('https://docs.other.test/**', async (route) => {
    seen.push({ url: route.request().url(), ...route.request().headers() })
    await route.fulfill({
      contentType: 'text/html',
      headers: { 'access-control-allow-origin': '*' },
      body: '<h1>Elsewhere</h1>',
    })
  })
  await world.fault({
    path: '/api/settings/ACME',
    times: 'always',
    status: 200,
    body: { b2b_about_us_private: { en: 'https://docs.other.test/about.html?sig=1' } },
  })
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page.frameLocator('main iframe').getByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(seen[0]?.['url']).toBe('https://docs.other.test/about.html?sig=1')
  expect(seen[0]).not.toHaveProperty('authorization')
  expect(seen[0]).not.toHaveProperty('referer')
})

test('S5 a document looks as its company wrote it, although the policy takes no style from markup', async ({
  page,
  world,
}) => {
  const body = `<!doctype html><style>h1 { color: rgb(1, 2, 3) }</style><style media="print">p { display: none }</style>
    <body style="background: rgb(4, 5, 6)"><h1>Styled</h1><p style="text-transform: uppercase; font-weight: 700">Words</p>`
  await world.fault({ path: '/documents/ACME/about-private-en.html', times: 'always', status: 200, body })
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/about-us')
  const frame = page.frameLocator('main iframe')
  await expect(frame.getByRole('heading', { name: 'Styled' })).toHaveCSS('color', 'rgb(1, 2, 3)')
  await expect(frame.getByText('Words')).toBeVisible()
  await expect(frame.getByText('Words')).toHaveCSS('text-transform', 'uppercase')
  await expect(frame.locator('body')).toHaveCSS('background-color', 'rgb(4, 5, 6)')
})

test('ABOUT-02 a link within a document leads to its place, and the document stays', async ({ page, world }) => {
  const body = `<!doctype html><h1>Top</h1><a href="#end">To the end</a><p style="height: 3000px">x</p><h2 id="end">End</h2>`
  await world.fault({ path: '/documents/ACME/about-private-en.html', times: 'always', status: 200, body })
  await logIn(page)
  await expect(page).toHaveURL('/products')
  await page.goto('/about-us')
  const frame = page.frameLocator('main iframe')
  await frame.getByRole('link', { name: 'To the end' }).click()
  await expect(frame.getByRole('heading', { name: 'End' })).toBeInViewport()
  await expect(page).toHaveURL('/about-us')
})
