import { code, createRandom, uuid } from './random.ts'
import { BLOCKED_CUSTOMER_ID, CUSTOMER, LONG_TICKET } from './seed-ids.ts'
import { places } from './seed-places.ts'

/** Totals are added up while the orders are created. */
export type Customer = {
  index: number
  id: string
  dateCreated: string
  emailAddress: string
  fullName: string
  country: string
  ipAddress: string
  status: string
  balance: number
  isBlocked: boolean
  vatId: string | null
  affiliateCode: string | null
  processorCustomerId: string | null
  chat: { userId: string; username: string } | null
  totalSpend: number
  totalOrders: number
}

type Regular = [fullName: string, emailAddress: string, country: string, id?: string]

/** The most frequent customers of the first store. */
const regulars: Regular[] = [
  ['Mara Lindqvist', CUSTOMER.emailAddress, 'SE', CUSTOMER.id],
  ['Tobi Okafor', 't.okafor@lagosdesk.ng', 'NG'],
  ['Jules Park', 'jules@paperplane.example', 'US'],
  ['Werkstatt Nord', 'einkauf@werkstatt-nord.example', 'DE'],
  ['Daniel Harcourt', 'd.harcourt@millpost.example', 'GB'],
  ['Sofía Reyes', 'sofia.reyes@correoazul.example', 'MX'],
  ['森 健二', 'kenji.mori@studio-mori.example', 'JP'],
  ['Anton Weiß', 'anton.weiss@kryptoweg.example', 'AT', LONG_TICKET.customerId],
  ['No Reply', 'no.reply.9931@quickbox.example', 'US', BLOCKED_CUSTOMER_ID],
  ['Clearwater Studio', 'ops@clearwater-studio.example', 'US'],
  ['Hanneke de Jong', 'hanneke.dejong@grachtpost.example', 'NL'],
  ['Vallis Group', 'procurement@vallis-group.example', 'CH'],
  ['Paweł Nowak', 'p.nowak@gryfpost.example', 'PL'],
  ['Marcus Bell', 'marcus.b@tidepool.example', 'CA'],
  ['Schule am See', 'it@schule-am-see.example', 'DE'],
  ['Léa Martin', 'lea.martin@courrier-clair.example', 'FR'],
  ['Иван Петров', 'ivan.petrov@sredets.example', 'BG'],
]

const firstNames =
  'Ada Ben Carla Deniz Elin Farid Greta Hugo Inês Jonas Kaja Luca Mira Nils Olga Pia Quentin Rosa Samir Thea Udo Vera Wim Xenia Yara Zoltán'.split(
    ' ',
  )
const lastNames =
  'Aalto Berg Castell Duarte Eklund Fabre Gruber Hale Ivanova Jensen Kowal Lund Moreau Novák Ortega Pires Quist Rossi Sato Thorn Ueda Vogel Wójcik Yilmaz Zand'.split(
    ' ',
  )
const domains =
  'fjordmail.example kiteletter.example northpost.example mailhafen.example brisa.example inkwell.example'.split(
    ' ',
  )

export function createCustomers(storeId: string, storeIndex: number, count: number): Customer[] {
  return Array.from({ length: count }, (_, index) => createCustomer(storeId, storeIndex, index))
}

function createCustomer(storeId: string, storeIndex: number, index: number): Customer {
  const random = createRandom('customer', storeIndex, index)
  const [fullName, emailAddress, country, id] = (storeIndex === 0 && regulars[index]) || stranger()
  const place = places.find((candidate) => candidate.country === country) ?? places[0]!
  const isBlocked = id === BLOCKED_CUSTOMER_ID || (id === undefined && random.chance(0.03))
  return {
    index,
    id: id ?? uuid('customer', storeId, index),
    dateCreated: '',
    emailAddress,
    fullName,
    country,
    ipAddress: ipAddress(random.integer(0, 2), random.integer(1, 254)),
    status: isBlocked ? 'BLOCKED' : random.chance(0.05) ? 'UNVERIFIED' : 'ACTIVE',
    balance: id === CUSTOMER.id ? 12.5 : random.chance(0.8) ? 0 : random.integer(50, 9000) / 100,
    isBlocked,
    vatId: place.vat && random.chance(0.25) ? `${country}${code(random, 9, '0123456789')}` : null,
    affiliateCode:
      id === CUSTOMER.id
        ? 'mara-l'
        : random.chance(0.06)
          ? `${emailAddress.split('@')[0]}-${random.integer(10, 99)}`
          : null,
    processorCustomerId: random.chance(0.7) || id ? `cus_${code(random, 14)}` : null,
    chat:
      id === CUSTOMER.id
        ? { userId: '204817336194801664', username: 'maral' }
        : random.chance(0.4)
          ? {
              userId: `2${code(random, 17, '0123456789')}`,
              username: emailAddress.split('@')[0]!.replaceAll('.', '_'),
            }
          : null,
    totalSpend: 0,
    totalOrders: 0,
  }

  function stranger(): Regular {
    const first = random.pick(firstNames)
    const last = random.pick(lastNames)
    const local = `${first}.${last}${index > 40 ? index : ''}`
    return [
      `${first} ${last}`,
      `${ascii(local)}@${random.pick(domains)}`,
      random.pick(places).country,
    ]
  }
}

/** Uses address blocks reserved for documentation. */
function ipAddress(block: number, last: number) {
  return `${['192.0.2', '198.51.100', '203.0.113'][block % 3]}.${last}`
}

function ascii(name: string) {
  return name
    .toLowerCase()
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replaceAll(/[^a-z0-9.]/g, '')
}
