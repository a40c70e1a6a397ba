import { bolt, onSale, marine, pageOf, washer, anchor } from '../walk/samples/goods'

/** The tenants that the atlas can be looked at as: name, colours of the pictures, texts. */
export const sampleTenants: Readonly<
  Record<string, { readonly name: string; readonly settings: object; readonly storefront: object }>
> = {
  ACME: {
    name: 'Acme Supply',
    settings: { b2b_sell_minimum: '0', b2b_advanced_categories: '0' },
    storefront: {
      banner_image_url: '/media/ACME/banner.svg',
      welcome_title: { en: 'Welcome to Acme Supply', es: 'Bienvenido a Acme Supply', fr: 'Bienvenue chez Acme Supply' },
      welcome_subtitle: {
        en: 'Everything your workshop needs, in one order.',
        es: 'Todo lo que su taller necesita, en un solo pedido.',
        fr: 'Tout ce qu’il faut à votre atelier, en une commande.',
      },
    },
  },
  BOLT: { name: 'Bolt Industrial', settings: { b2b_sell_minimum: '1', b2b_hide_additional_info: '1' }, storefront: {} },
  CATX: { name: 'Catalyx', settings: { b2b_advanced_categories: '1', default_page: 'catalogs' }, storefront: {} },
}

const categories = [
  { id: 1, category: 'Fasteners', parent_id: null, image_url: null, products_count: 3, children_count: 1, path: [] },
  { id: 2, category: 'Bolts', parent_id: 1, image_url: null, products_count: 1, children_count: 0, path: [] },
  { id: 3, category: 'Tools', parent_id: null, image_url: null, products_count: 0, children_count: 0, path: [] },
]

const answerOf = (path: string, code: string): unknown => {
  const tenant = sampleTenants[code] ?? sampleTenants['ACME']
  const logo = `/media/${code}/logo.svg`
  if (path === '/api/public/resolve-host') return { code }
  if (path.startsWith('/api/public/settings/')) return { name: tenant?.name, logo_url: logo, ...tenant?.storefront }
  if (path.startsWith('/api/settings/')) return tenant?.settings
  if (/^\/api\/(?:browse\/[^/]+\/)?categories/.test(path)) return { data: categories, last_page: 1 }
  if (path === '/api/tags') return [onSale, marine]
  if (/^\/api\/products\/[^/]+$/.test(path)) return pageOf([bolt, washer, anchor])
  return null
}

/**
 * A server for what surrounds a frozen screen: branding, settings, categories, tags, products. What it does not know is
 * never answered, so that nothing moves.
 */
export const sampleFetch =
  (code: string): typeof fetch =>
  (input) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.origin)
    const answer = answerOf(pathname.slice(pathname.indexOf('/api/')), code)
    return answer === null ? new Promise<Response>(() => undefined) : Promise.resolve(Response.json(answer))
  }
