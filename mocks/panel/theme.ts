const themeKey = 'darkMode'

const stored = (): string | null => {
  try {
    return localStorage.getItem(themeKey)
  } catch {
    // A browser that forbids storage follows the system.
    return null
  }
}

/** Shows the portal's choice of light or dark, or the system's where none was made, and follows both. */
export const followTheme = (): void => {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const show = () => {
    const choice = stored()
    const isDark = choice === null ? system.matches : choice === 'true'
    document.documentElement.dataset['theme'] = isDark ? 'dark' : 'light'
  }
  show()
  system.addEventListener('change', show)
  window.addEventListener('storage', show)
}
