/** The method and path of a call of the contract (`docs/openapi.json`). */
export type PortCall = { readonly method: 'GET' | 'POST' | 'PUT'; readonly path: string }

const calls: Readonly<Record<string, PortCall>> = {
  signIn: { method: 'POST', path: '/api/login' },
  register: { method: 'POST', path: '/api/register' },
  requestReset: { method: 'POST', path: '/api/auth/forgot-password' },
  changePassword: { method: 'PUT', path: '/api/user/{manufacturerCode}/password' },
  resolveHost: { method: 'GET', path: '/api/public/resolve-host' },
  loadPublicSettings: { method: 'GET', path: '/api/public/settings/{manufacturerCode}' },
  findCompany: { method: 'GET', path: '/api/public/settings/{manufacturerCode}' },
  loadSettings: { method: 'GET', path: '/api/settings/{manufacturerCode}' },
  loadCatalogue: { method: 'GET', path: '/api/browse/{manufacturerCode}/products' },
  loadProducts: { method: 'GET', path: '/api/products/{manufacturerCode}' },
  loadProduct: { method: 'GET', path: '/api/products/{manufacturerCode}/details/{productId}' },
  loadCategory: { method: 'GET', path: '/api/categories/{manufacturerCode}/browse/{categoryId}' },
  loadPage: { method: 'GET', path: '/api/categories/{manufacturerCode}' },
  loadPages: { method: 'GET', path: '/api/categories/{manufacturerCode}' },
  loadTags: { method: 'GET', path: '/api/tags' },
  loadCustomer: { method: 'GET', path: '/api/customers/{manufacturerCode}' },
  placeOrder: { method: 'POST', path: '/api/orders/{manufacturerCode}' },
  loadOrders: { method: 'GET', path: '/api/orders/{manufacturerCode}' },
  searchOrders: { method: 'GET', path: '/api/orders/{manufacturerCode}' },
  loadOrder: { method: 'GET', path: '/api/orders/{manufacturerCode}/{orderId}' },
  logError: { method: 'POST', path: '/api/log/error' },
}

/** The call that a port makes; `null` for a port that asks the browser, not the server. */
export const callOf = (port: string): PortCall | null => (Object.hasOwn(calls, port) ? (calls[port] ?? null) : null)
/** The ports that call the server. */
export const callingPorts: readonly string[] = Object.keys(calls)
