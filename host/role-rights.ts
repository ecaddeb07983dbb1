import type { OperationId, Operations } from '#api/operations.ts'

/** Each may also do what those before it may. */
export const roleNames = ['reader', 'support', 'owner'] as const
export type RoleName = (typeof roleNames)[number]

export type Right = {
  /** `anybody`: also who has no role. */
  from: RoleName | 'anybody'
  /** What a reader without addresses may not ask by: some parameters, or the operation at all. */
  asksByAddress?: 'all' | readonly string[]
}

/**
 * Who may do what, for every operation of the interface: the one description that the host enforces
 * and of which the page is told.
 */
const rights = {
  listOrders: { from: 'reader', asksByAddress: ['email', 'chat'] },
  getOrder: { from: 'reader' },
  refundOrder: { from: 'owner' },
  listReviews: { from: 'reader', asksByAddress: ['emailAddress'] },
  listCoupons: { from: 'reader' },
  searchCoupons: { from: 'reader' },
  getCoupon: { from: 'reader' },
  getProduct: { from: 'reader' },
  getProductBySlug: { from: 'reader' },
  listAllProducts: { from: 'reader' },
  createVariant: { from: 'owner' },
  deleteVariant: { from: 'owner' },
  getCategory: { from: 'reader' },
  listAllCategories: { from: 'reader' },
  getCustomer: { from: 'reader' },
  // A search that matches parts of addresses would tell them letter by letter.
  searchCustomers: { from: 'reader', asksByAddress: 'all' },
  replyTicket: { from: 'support' },
  updateStore: { from: 'owner' },
  // The account is the session's own, and names the user ID that an owner has to add.
  getUser: { from: 'anybody' },
  listWebhookLogs: { from: 'reader' },
} as const satisfies {
  readonly [Id in OperationId]: {
    from: Right['from']
    asksByAddress?: 'all' | readonly Operations[Id]['query'][number][]
  }
}

export const operationRight = (operation: OperationId): Right => rights[operation]

/** The session's own account may be read by anybody whose it is. */
export const mayNameCustomers = (operation: OperationId): boolean =>
  operationRight(operation).from !== 'anybody'

export function includes(role: RoleName | undefined, from: Right['from']): boolean {
  if (from === 'anybody') return true
  return role !== undefined && roleNames.indexOf(role) >= roleNames.indexOf(from)
}

export const refusedFor = (role: RoleName | undefined): OperationId[] =>
  (Object.keys(rights) as OperationId[]).filter((id) => !includes(role, rights[id].from))

/** Sorting or filtering by anything else could tell addresses by the order or number of records. */
const impersonal: ReadonlySet<string> = new Set([
  'amount',
  'amountDecrease',
  'amountFrom',
  'amountPaid',
  'amountTo',
  'code',
  'dateCreated',
  'dateFrom',
  'dateTo',
  'expirationDate',
  'gateway',
  'hasReply',
  'isEnabled',
  'maximumUses',
  'maximumUsesFrom',
  'maximumUsesTo',
  'percentageDecrease',
  'percentageFrom',
  'percentageTo',
  'rating',
  'responseCode',
  'retryCount',
  'status',
  'success',
  'uses',
  'usesFrom',
  'usesTo',
])

const termForms = { Sorts: /^-?(\w+)$/, Filters: /^(\w+)(?:==|>=|<=)[\w.:+-]*$/ } as const

/** Whether customers' addresses, or their order, decide what this read finds. */
export function asksByAddress(operation: OperationId, { searchParams }: URL): boolean {
  const { asksByAddress: by = [] } = operationRight(operation)
  if (by === 'all' || by.some((name) => searchParams.has(name))) return true
  return Object.entries(termForms).some(([name, form]) => {
    const terms = searchParams.get(name)?.split(',') ?? []
    return terms.some((term) => !impersonal.has(form.exec(term)?.[1] ?? ''))
  })
}
