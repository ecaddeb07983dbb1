/* Fixed ids for tests. Every API key starts with the same data and the same ids. */

/** The last store is inactive, and its id is not an RFC 4122 UUID. */
export const STORES = {
  software: { id: '6f1d0a52-8c3e-4b7a-9e21-0d4c5b6a7f81', name: 'Halden Software' },
  fonts: { id: 'b2c94e17-5a6d-4f08-8137-c9e0d1f2a364', name: 'Tundra Type Foundry' },
  servers: { id: '33333333-3333-3333-3333-333333333333', name: 'Cinder Game Servers' },
} as const

/** A store of another merchant: every call about it returns 404. */
export const FOREIGN_STORE_ID = '0e9d8c7b-6a5f-4e3d-8c1b-a09f8e7d6c5b'

/** The newest orders of the first store, newest first. */
export const ORDERS = {
  /** Several items, coupon, tax, fees, delivered items, a failed delivery and its retry, chat
   * account, external login, custom answers, metadata; billed to another country than its IP's. */
  complete: '9f2c41d8-6b0e-4c5a-9d27-58b1e07a3f14',
  pending: '5be0937a-1f44-4d0b-8a9c-7c21e3f05b68',
  /** Only an id and a creation date. */
  minimal: 'e81d6c02-93ab-4f7e-b5d1-20c4a8f6e719',
  crypto: '03af7be1-d2c8-4e65-9b30-6fa714c85d92',
  chargeback: 'c47710fd-8e19-4a3b-a6f2-915d0b7c34e8',
  /** Whole amounts: JPY has no cents. */
  jpy: '1c6fd093-47ba-4829-8d5e-e3b0f1926a7c',
  partiallyPaid: 'ab35e9c8-60d7-4b12-9fc4-38a5e7d1026b',
  failed: 'f0418d2e-b5a3-4c96-87e1-d46c092f8b5a',
  refunded: 'd2c8134b-0e7f-4d58-b93a-71f6a4c5e082',
  awaitingKyc: '94e57d0a-3c61-4fb8-a2d7-05b8e9f4c613',
  /** A plain paid order to refund: one item and one gateway fee. */
  plain: 'b7f3506c-a9d2-4e41-8c05-f27b6d1e934a',
  processing: '2ad90ce7-71f5-4b3c-96e8-4d0a5c8b1f27',
  voided: '407c9ab3-e6d8-4f12-b5a0-9c3e7d4f6182',
} as const

export const FONTS_ORDER_ID = '7d9e25b4-18c6-4a7f-93d0-b6e5f2a1c048'

/** Has tiers, custom fields and four variants. */
export const PRODUCT = {
  id: '4c8a1e6f-2b9d-4753-a0c4-8f7e6d5b3a21',
  slug: 'nimbus-security',
  name: 'Nimbus Security Suite',
} as const

export const VARIANT = {
  id: 'd81f6b3c-9e42-4a05-b7f8-1c2d3e4f5a60',
  name: '1 device, 1 year',
} as const

/** Its only variant is out of stock. */
export const OUT_OF_STOCK_PRODUCT_ID = '58e2b7d4-c1a6-4f93-8d0e-b4a3c2f1e567'

/** Has the most orders, two tickets, an affiliate account and a chat account. */
export const CUSTOMER = {
  id: '5d10b7ae-93f2-4c68-8e4a-d7c6b5a4f382',
  emailAddress: 'mara.lindqvist@fjordmail.se',
} as const

/** Blocked, with a note and a date. */
export const BLOCKED_CUSTOMER_ID = 'a90c4d7e-5f18-4b62-9d3c-e8f7a6b5c4d3'

/** A ticket with twenty entries, and its customer. */
export const LONG_TICKET = {
  id: 'a41e8c77-3d95-4f20-b6c8-5e0d9f7a1b34',
  customerId: 'c3f7e2a1-8b54-4d96-a17e-0f9d8c6b5a42',
} as const

/** Two tickets of `CUSTOMER`: one with three entries, one empty. */
export const TICKET_ID = '18d5c9f0-7e3b-4a62-95c4-b8a7d6e5f413'
export const EMPTY_TICKET_ID = 'e6b4a2c8-0f1d-4937-8a5e-c7d9f3b1a260'

export const COUPON = { id: '72b5f8e1-4d0c-4a96-b3e7-6f1a9c8d2e05', code: 'AUTUMN10' } as const

export const CATEGORY = { id: 'f5a8d3b6-1c7e-4029-9b4f-a2e6c0d8b713', name: 'Security' } as const

/** One webhook always answers; the other often fails at first. */
export const WEBHOOKS = {
  orders: '2f8e6d4c-b1a3-4975-8e0f-c5d7a9b3f162',
  crm: '7c1e0b42-a8f6-4d39-95e2-1b3c4d5e6f70',
} as const

export const USER_ID = 'usr_ines_halden'
