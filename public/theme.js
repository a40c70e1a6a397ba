// Before the first paint, so that a dark page never flashes light; a file of its own, because inline scripts are refused.
try {
  document.documentElement.dataset.theme = localStorage.getItem('darkMode') === 'true' ? 'dark' : 'light'
} catch {
  document.documentElement.dataset.theme = 'light'
}
