import type { Fault } from './fault-queue.ts'
import { isRecord } from './json-walk.ts'
import { uuid } from './random.ts'

const REPEATED = '22222222-2222-2222-2222-222222222222'
const HUGE = 100_000

export function mutateList(fault: Fault, envelope: Record<string, unknown>): string {
  const rows = Array.isArray(envelope['data']) ? (envelope['data'] as unknown[]) : []
  const withRows = (data: unknown) => JSON.stringify({ ...envelope, data })
  switch (fault.fault) {
    case 'D04':
      return withRows(fault.variant % 2 ? undefined : null)
    case 'D05':
      return withRows([null, ...rows.slice(0, 2), 5, 'text', [], ...rows.slice(2)])
    case 'D11':
      return hugeList(envelope, rows, fault.rows ?? HUGE)
    case 'D15':
      return withRows(
        fault.variant % 2
          ? rows.map((row, at) => (at === 0 ? withId(row, REPEATED) : row))
          : rows.length
            ? [...rows.slice(0, -1), rows[0]]
            : rows,
      )
    case 'D16':
      return withRows([])
    case 'D17':
      return JSON.stringify({
        ...envelope,
        pages: [0, -1, undefined, '3', 2_147_483_647][fault.variant % 5],
      })
    case 'D18':
      return fault.variant % 2
        ? JSON.stringify({ ...envelope, data: rows.slice(0, Math.ceil(rows.length / 2)), pages: 9 })
        : withRows([...rows, ...rows.map((row, at) => withId(row, uuid('more', at)))])
    default:
      return JSON.stringify(envelope)
  }
}

/** Written as text, because building this many objects takes too long. */
function hugeList(envelope: Record<string, unknown>, rows: unknown[], count: number) {
  const { data: _, ...rest } = envelope
  const texts = rows.map((row) => JSON.stringify(withId(row, REPEATED)).split(REPEATED))
  const written = Array.from({ length: texts.length ? count : 0 }, (__, at) =>
    texts[at % texts.length]!.join(uuid('huge', at)),
  )
  return `${JSON.stringify(rest).slice(0, -1)},"data":[${written.join(',')}]}`
}

function withId(row: unknown, id: string) {
  return isRecord(row) ? { ...row, id } : row
}
