import type { Address, Customer, User } from '../records'

/** The password of every demo account. */
export const demoPassword = 'Passw0rd!'

let lastUser = 700
const user = (email: string, name: string, tenants: readonly string[], special: Partial<User> = {}): User => ({
  id: (lastUser += 1),
  email,
  name,
  password: demoPassword,
  tenants,
  status: 'active',
  repCode: null,
  quirk: 'none',
  ...special,
})

export const users: readonly User[] = [
  user('buyer@acme.test', 'Alex Morgan', ['ACME']),
  user('rep@acme.test', 'Robin Reyes', ['ACME'], { repCode: 'R01' }),
  user('noaddr@acme.test', 'Noa Addison', ['ACME']),
  user('noaddrs@acme.test', 'Nell Addams', ['ACME']),
  user('nocust@acme.test', 'Nico Custer', ['ACME']),
  user('neworders@acme.test', 'Newt Orders', ['ACME']),
  user('plus+tag@acme.test', 'Paula Tagg', ['ACME']),
  user('expired@acme.test', 'Ed Expired', ['ACME'], { quirk: 'expiring' }),
  user('multi@acme.test', 'Mia Multi', ['BOLT', 'ACME']),
  user('notenant@acme.test', 'Noel Tenant', []),
  user('nouser@acme.test', 'Noor User', ['ACME'], { quirk: 'no user' }),
  user('nomsg@acme.test', 'Nomi Sage', ['ACME'], { quirk: 'no message' }),
  user('pending@acme.test', 'Penny Ding', ['ACME'], { status: 'pending' }),
  user('taken@acme.test', 'Tara Ken', ['ACME']),
  user('buyer@bolt.test', 'Blake Olson', ['BOLT']),
  user('buyer@catx.test', 'Cata Xavier', ['CATX']),
  user('buyer@docs.test', 'Dora Coster', ['DOCS']),
  user('buyer@noab.test', 'Nora Abbott', ['NOAB']),
  user('buyer@zeta.test', 'Zeno Tanner', ['ZETA']),
  user('buyer@empt.test', 'Emma Petit', ['EMPT']),
  user('buyer@fail.test', 'Faye Ilson', ['FAIL']),
  user('buyer@doc5.test', 'Dean Ocampo', ['DOC5']),
]

let lastAddress = 300
const address = (
  type: Address['type'],
  street: string,
  city: string,
  province: string | null,
  country: string,
  postalCode: string | null,
): Address => ({
  id: (lastAddress += 1),
  type,
  address: street,
  city,
  province: province === null ? null : { code: province },
  country: { code: country },
  postal_code: postalCode,
})

const billing = () => address('B', '1 Accounting Square', 'Toronto', 'ON', 'CA', 'M5H 2N2')
const toronto = () => address('S', '55 King Street West', 'Toronto', 'ON', 'CA', 'M5K 1A1')
const dallas = () => address('S', '1200 Commerce Street', 'Dallas', 'TX', 'US', '75202')
const harbour = () => address('S', 'Dock 7, Harbour Road', 'Nassau', null, 'BS', null)

let lastCustomer = 1000
const customer = (
  tenant: string,
  email: string,
  name: string,
  addresses: readonly Address[],
  phone: string | null = '(416) 555-0100',
): Customer => {
  lastCustomer += 1
  return { id: lastCustomer, tenant, code: `C-${lastCustomer}`, name, email, mobile_phone: phone, addresses }
}

/** nocust@acme.test has none on purpose. */
export const customers: readonly Customer[] = [
  customer('ACME', 'buyer@acme.test', 'Northwind Machining Ltd.', [billing(), toronto(), dallas(), harbour()]),
  customer('ACME', 'rep@acme.test', 'Reyes Field Sales', [toronto()], '(416) 555-0101'),
  customer('ACME', 'noaddr@acme.test', 'Addison Workshops', [billing()], '(416) 555-0102'),
  customer('ACME', 'noaddrs@acme.test', 'Addams Repairs', []),
  customer('ACME', 'neworders@acme.test', 'Fresh Start Fabrication', [toronto()], null),
  customer('ACME', 'plus+tag@acme.test', 'Tagg Tooling', [dallas()]),
  customer('ACME', 'expired@acme.test', 'Expired Estates', [toronto()]),
  customer('BOLT', 'multi@acme.test', 'Multi Site Services', [toronto(), dallas()]),
  customer('ACME', 'multi@acme.test', 'Multi Site Services', [toronto(), dallas()]),
  ...['bolt', 'catx', 'docs', 'noab', 'zeta', 'empt', 'fail', 'doc5'].map((code, index) =>
    customer(code.toUpperCase(), `buyer@${code}.test`, `Customer ${index + 1} of ${code.toUpperCase()}`, [
      billing(),
      toronto(),
      dallas(),
    ]),
  ),
]
