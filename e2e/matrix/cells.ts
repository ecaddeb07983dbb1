import { type Expected, type Reach, expectedOfRefund, faultCases } from './faults.ts'

const pages = [
  'listOrders',
  'listReviews',
  'listCoupons',
  'searchCoupons',
  'searchCustomers',
  'listWebhookLogs',
] as const
const lists = [...pages, 'listAllProducts', 'listAllCategories'] as const
const records = [
  'getOrder',
  'getCoupon',
  'getProduct',
  'getProductBySlug',
  'getCategory',
  'getCustomer',
  'getUser',
] as const
export const reads = [...lists, ...records]
export const writes = [
  'refundOrder',
  'createVariant',
  'deleteVariant',
  'replyTicket',
  'updateStore',
] as const

export type ReadOperation = (typeof reads)[number]
export type WriteOperation = (typeof writes)[number]

const reached: Record<Reach, readonly (ReadOperation | WriteOperation)[]> = {
  all: [...reads, ...writes],
  reads,
  writes,
  texts: ['createVariant', 'replyTicket', 'updateStore'],
  lists,
  pages,
  records: [...records, ...writes],
  maps: records,
  secrets: [...pages, ...records, 'updateStore'],
}

export type Cell = {
  fault: string
  op: ReadOperation | WriteOperation
  expected: Expected
  /** The form of the fault; operations take turns. */
  variant: number
}

export const cells: Cell[] = faultCases.flatMap(({ id, reach, read, write }) =>
  reached[reach].map((op, variant) => {
    const ofWrite = op === 'refundOrder' ? expectedOfRefund(write) : write
    return { fault: id, op, variant, expected: isWrite(op) ? ofWrite : read }
  }),
)

export function isWrite(op: string): op is WriteOperation {
  return (writes as readonly string[]).includes(op)
}

const AT_LEAST = 5

/** What each write meets by day: a lost answer, a refusal and a reload meanwhile. */
const always = new Set(['T12', 'S422n', 'C05'])

/**
 * By day each fault of a read runs once, with operations taking turns; then more faults for reads
 * with too few, and the worst for each write.
 */
function fairSample(): Cell[] {
  const ofReads = faultCases.filter(({ read }) => read !== '-')
  const chosen = new Set(
    ofReads.map(({ id }, at) => {
      const candidates = cells.filter(({ fault, op }) => fault === id && !isWrite(op))
      return candidates[(at * 7) % candidates.length]!
    }),
  )
  for (const cell of cells) if (isWrite(cell.op) && always.has(cell.fault)) chosen.add(cell)
  for (const op of reads) {
    const own = cells.filter((cell) => cell.op === op)
    for (let at = 0; [...chosen].filter((cell) => cell.op === op).length < AT_LEAST; at += 1) {
      chosen.add(own[(at * 29 + 11) % own.length]!)
    }
  }
  return [...chosen]
}

/** The cells of one operation in this run; `MATRIX=C12` selects all of one fault. */
export function cellsOf(op: Cell['op']): Cell[] {
  const { MATRIX, NIGHTLY } = process.env
  const wanted = MATRIX || NIGHTLY ? cells : fairSample()
  return wanted.filter((cell) => cell.op === op && new RegExp(MATRIX ?? '').test(cell.fault))
}
