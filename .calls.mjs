import { chromium } from 'playwright'
const base = process.argv[2]
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] })
const page = await (await b.newContext()).newPage()
await page.goto(base + '/login/ACME'); await page.fill('input[type=email]', 'buyer@acme.test'); await page.fill('input[type=password]', 'Passw0rd!'); await page.keyboard.press('Enter')
await page.waitForURL('**/products'); await page.waitForLoadState('networkidle')
const c = await b.newContext({ storageState: await page.context().storageState() })
for (const p of ['/products','/products?page=2&search=bolt','/products/1002','/cart','/checkout','/orders','/orders/101','/category','/category/11','/order-pad','/lists','/profile','/about-us','/desk']) {
  const q = await c.newPage(); const calls = []; let n = 0; const pics=[]
  q.on('request', r => { n++; if (r.url().includes('/api/')) calls.push(r.method() + ' ' + r.url().replace(base,'')); if(r.resourceType()==='image') pics.push(1) })
  await q.goto(base + p); await q.waitForLoadState('networkidle'); console.log(p, 'requests', n, 'pictures', pics.length, '\n   ', calls.join('\n    ')); await q.close()
}
const d = await b.newContext()
for (const p of ['/login/ACME','/login','/register/ACME','/forgot-password/ACME','/browse/ACME','/about-us/ACME']) {
  const q = await d.newPage(); const calls = []; let n = 0; const all=[]
  q.on('request', r => { n++; all.push(r.url().replace(base,'')); if (r.url().includes('/api/')) calls.push(r.method() + ' ' + r.url().replace(base,'')) })
  await q.goto(base + p); await q.waitForLoadState('networkidle'); console.log(p, 'requests', n, '\n   ', calls.join('\n    ')); if (p==='/login/ACME') console.log(all.join(' ')); await q.close()
}
await b.close()
