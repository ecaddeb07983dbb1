import { plural, t } from '#base/language/words.ts'
import { type AskingDependencies, CheckEnded, ReadsSpent, textOf } from './asking.ts'
import type { Row } from './judge.ts'
import type { Finding } from './points.ts'
import { probeDateEnds, probeOrderFilters } from './probes-filters.ts'
import { type SeenOrders, probeOrderSorts, probeOrders } from './probes-orders.ts'
import {
  probeAccount,
  probeCatalogue,
  probeCoupons,
  probeCustomers,
  probeDeliveries,
  probeOrder,
  probeReviews,
} from './probes-records.ts'
import { type FieldProblems, type OperationResult, createWorld } from './world.ts'
import { commaList } from '#base/language/lists.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { type StatusTone, statusTone } from '#base/text/status-tone.ts'

export type PlatformReport = {
  findings: Finding[]
  operations: OperationResult[]
  reads: number
  /** Why it ended before its last question. */
  stopped?: string
  /** Why something was not asked. */
  why: string
}

type Checking = AskingDependencies & {
  storeId?: string
  fieldProblems?: FieldProblems
  onFound?: (finding: Finding) => void
  /** How far the platform's `Date` is ahead, in milliseconds; undefined if none came. */
  clockError?: () => number | undefined
}

/**
 * Asks the platform about the points that the specification leaves open: reads only, at most two a
 * second, at most `MOST_READS`. The most telling come first.
 */
export async function checkPlatform(checking: Checking): Promise<PlatformReport> {
  const { signal } = checking
  const created = createWorld(checking)
  let stopped: string | undefined
  let why = t`not asked`
  try {
    await probeAll()
  } catch (error) {
    if (signal.aborted) stopped = t`you stopped it`
    else if (error instanceof ReadsSpent && !created.rest()) why = error.message
    else if (error instanceof CheckEnded) stopped = error.message
    else throw error
  }
  const ahead = checking.clockError?.()
  if (ahead !== undefined) created.found({ point: 'clock', ...clockFinding(ahead) })
  const rest = created.rest()
  if (rest) {
    const { asked } = rest
    created.found({
      point: 'tooOften',
      behaviour: asked === undefined ? 'untold' : 'told',
      detail: asked === undefined ? undefined : String(Math.round(asked / 1000)),
      how: t`Met while asking`,
    })
  }
  return {
    findings: created.findings,
    operations: created.results(why),
    reads: created.reads(),
    stopped,
    why,
  }

  async function probeAll() {
    const storeId = await probeAccount(created, checking.storeId)
    if (storeId === undefined) throw new CheckEnded(t`no store is known. Name one with --store`)
    const world = { ...created, storeId }
    const seen: SeenOrders = await probeOrders(world)
    created.found(statusesOf(seen.rows))
    const { customerId, webhookId } = await probeOrder(world, seen)
    await probeCatalogue(world)
    await probeCustomers(world, seen, customerId)
    await probeCoupons(world)
    await probeReviews(world)
    await probeDeliveries(world, webhookId)
    await probeDateEnds(world, seen)
    await probeOrderSorts(world, seen)
    await probeOrderFilters(world, seen)
  }
}

/** The words for a status that Counter does not know, so that it shows them as they come. */
function statusesOf(rows: readonly Row[]): Finding {
  const met = [...new Set(rows.flatMap((row) => textOf(row, 'status') ?? []))]
  return {
    point: 'statuses',
    ...statusFinding(met),
    how: plural(rows.length, {
      one: `${met.length} in 1 order`,
      other: `${met.length} in ${rows.length} orders`,
    }),
  }
}

/** A platform's `Date`, so many milliseconds ahead, beside the clock of this device. */
export function clockFinding(ahead: number) {
  const minutes = Math.round(Math.abs(ahead) / 60_000)
  const behaviour = minutes === 0 ? ('agrees' as const) : ('differs' as const)
  return { behaviour, detail: formatNumber(minutes), how: t`From its last answers` }
}

const FEW = 5
const LONGEST = 40

/** Which of the words met for a status Counter does not know, so that it shows them as they come. */
export function statusFinding(
  met: readonly string[],
  toneOf: (status: string) => StatusTone = statusTone,
) {
  const unknown = met.filter((status) => toneOf(status).glyph === 'ring')
  if (met.length === 0) return {}
  if (unknown.length === 0) return { behaviour: 'known' as const }
  return { behaviour: 'unknown' as const, detail: wordsOf(unknown) }
}

function wordsOf(all: readonly string[]): string {
  const few = all
    .slice(0, FEW)
    .map((word) => (word.length > LONGEST ? `${word.slice(0, LONGEST)}…` : word))
  const words = commaList(few)
  return all.length > FEW ? t`${words} and ${all.length - FEW} more` : words
}
