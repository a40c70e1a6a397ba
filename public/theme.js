// Before the first paint, so that a dark page never flashes light, nor a shop the colours of another; a file of its own,
// because inline scripts are refused.
try {
  const { dataset, style } = document.documentElement
  dataset.theme = 'light'
  if (localStorage.getItem('darkMode') === 'true') dataset.theme = 'dark'
  const kept = JSON.parse(localStorage.getItem('accents') || '{}')
  const last = decodeURIComponent(location.pathname.split('/').pop())
  const isAnyDoor = /^(?:login|register|forgot-password|)$/.test(last)
  const code = localStorage.getItem('authToken')
    ? localStorage.getItem('tenantCode')
    : isAnyDoor
      ? localStorage.getItem('lastManufacturerCode')
      : last.toUpperCase()
  const colours = 'portal' in dataset && kept[code] && kept[code].colours
  for (const name in colours) style.setProperty('--tenant-' + name, colours[name])
} catch {
  document.documentElement.dataset.theme ||= 'light'
}
