import type { Settings } from '../../api/schemas/tenant'

/** Where the dashboard leads (spec 2 Dashboard): by default_page; without settings to the products (C-41). */
export const landingPath = (settings: Settings | null): '/about-us' | '/catalogs' | '/products' => {
  if (settings?.default_page === 'about_us') return '/about-us'
  return settings?.default_page === 'catalogs' ? '/catalogs' : '/products'
}
