// Before the first paint, so that a dark page never flashes light, nor a shop the colours of another; a file of its own,
// because inline scripts are refused.
try {
  const { dataset, style } = document.documentElement
  dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  const isDark = localStorage.getItem('darkMode')
  if (isDark !== null) dataset.theme = isDark === 'true' ? 'dark' : 'light'
  const kept = JSON.parse(localStorage.getItem('accents') || '{}')
  const last = decodeURIComponent(location.pathname.split('/').pop())
  const isAnyDoor = /^(?:login|register|forgot-password|)$/.test(last)
  const isKnown = localStorage.getItem('authToken') !== null
  const code = isKnown
    ? localStorage.getItem('tenantCode')
    : isAnyDoor
      ? localStorage.getItem('lastManufacturerCode')
      : last.toUpperCase()
  const colours = 'portal' in dataset && kept[code] && kept[code].colours
  for (const name in colours) style.setProperty('--tenant-' + name, colours[name])
  // The frame of the shop whose buyer comes back, and roughly the shape of the screen: drawn by styles (src/ui/base.css)
  // until the portal draws its own.
  if (isKnown && 'portal' in dataset && !isAnyDoor) {
    const [, place, inside] = /\/(products|category|checkout)(\/.)?/.exec(location.pathname) || []
    const isPair = place === 'checkout' || (place === 'products' && inside)
    dataset.shell = isPair ? 'pair' : place ? 'goods' : 'sheet'
    style.setProperty('--shop-name', JSON.stringify(localStorage.getItem('tenantName') || ''))
    const logo = localStorage.getItem('logoUrl')
    // As rules/safe-url.ts: https without credentials, a path of our own, or data:image.
    const isPicture = /^(?:https:\/\/[^/?#@\s\\]+(?:[/?#][^\s\\]*)?|data:image\/[\w.+-]+[;,][^\s\\]*|\/(?!\/)[^\s\\]*)$/i
    if (isPicture.test(logo)) style.setProperty('--shop-logo', 'url(' + JSON.stringify(new URL(logo, location.href).href) + ')')
  }
} catch {
  document.documentElement.dataset.theme ||= 'light'
}
