import * as z from 'zod/mini'
import {
  type Behaviour,
  type Finding,
  findingName,
  type Point,
  points,
} from '#api/platform/points.ts'
import { runtimeConfig } from '#api/runtime-config.ts'
import { privateStores, privateStoresLoaded } from '#base/storage/private-store.ts'
import { type Store, useStore } from '#base/storage/store.ts'
import { separateWords } from '#base/text/sentence-case.ts'
import { askedAs } from '#model/records/asked-as.ts'
import { type CountsAs, corrections } from '#model/records/orders/order-tone.ts'

/* One description of this platform for all screens, kept per address and account. */
const Learned = z.object({
  behaviour: z.optional(z.string()),
  detail: z.optional(z.string()),
  how: z.optional(z.string()),
  /** When it was last seen, and in how many answers. */
  at: z.number(),
  answers: z.number(),
})
type Learned = z.infer<typeof Learned>

const Counts = z.enum(['paid', 'open', 'ended', 'disputed', 'refunded'])

const Description = z.object({
  points: z.catch(z.record(z.string(), Learned), () => ({})),
  /** How the merchant says that statuses count; one odd entry takes no other along. */
  counts: z.optional(z.catch(z.record(z.string(), z.catch(z.optional(Counts), undefined)), {})),
  /** The last «Check now»: when it ended, its requests, and why it ended early. */
  check: z.optional(
    z.object({ at: z.number(), reads: z.number(), stopped: z.optional(z.string()) }),
  ),
})
export type PlatformDescription = z.infer<typeof Description>

const descriptions = privateStores<PlatformDescription>('platform', Description, { points: {} })
const ownDescription = () => descriptions(runtimeConfig.service || 'demo')

/** Once what was learned in earlier visits is known. */
export const platformLoaded = () => privateStoresLoaded()

/** Without a choice, the status counts as Counter reads its word. */
export function correctStatus(status: string, countsAs: CountsAs | undefined) {
  ownDescription().set(({ counts, ...known }) => ({
    ...known,
    counts: { ...counts, [separateWords(status)]: countsAs },
  }))
}

/** The same, seen again and again, is written down once a minute. */
const SAME_FOR = 60_000

/** Notes what an answer proved. Later proof replaces earlier; the same proof is counted. */
export function notePoint(finding: Finding, at = Date.now()) {
  ownDescription().set((known) => {
    const next = withFinding(known.points, finding, at)
    return next === known.points ? known : { ...known, points: next }
  })
}

export function noteCheck(
  findings: readonly Finding[],
  check: NonNullable<PlatformDescription['check']>,
) {
  ownDescription().set((known) => ({
    ...known,
    check,
    points: findings.reduce(
      (before, finding) => withFinding(before, finding, check.at),
      known.points,
    ),
  }))
}

function withFinding(known: Record<string, Learned>, finding: Finding, at: number) {
  const name = findingName(finding)
  const { behaviour, detail, how } = finding
  const before = known[name]
  // What was seen once is not forgotten because another look could not tell.
  if (behaviour === undefined && before?.behaviour !== undefined) return known
  if (before && at < before.at) return known
  // One amount with a fraction tells of all.
  if (behaviour === 'whole' && before?.behaviour === 'fractions') return known
  const isSame = before?.behaviour === behaviour && before?.detail === detail
  const says = how ?? before?.how
  if (isSame && before && at - before.at < SAME_FOR && says === before.how) return known
  const answers = isSame && before ? before.answers + 1 : 1
  return { ...known, [name]: { behaviour, detail, how: says, at, answers } }
}

/** What is known of a point; undefined if no answer has shown it yet. */
export function learned<Of extends Point>(point: Of, subject?: string) {
  const known = ownDescription().get().points[findingName({ point, subject })]
  const behaviour = points[point].find((one) => one === known?.behaviour)
  return known && behaviour && { ...known, behaviour: behaviour as Behaviour<Of> }
}

export const usePlatform = (): PlatformDescription => useStore(ownDescription())

const DAY = 86_400_000

/** Whether a search of so few letters was refused; a day later it is tried again. */
export function isSearchTooShort(operation: string, text: string, now = Date.now()): boolean {
  const known = learned('shortSearches', operation)
  if (known?.behaviour !== 'refused' || now - known.at > DAY) return false
  return text.trim().length <= Number(known.detail)
}

/** Rows of a page, tried in turn where the platform refuses more. */
const SIZES = [50, 20, 10]

export const smallerSize = (size: number) => SIZES.find((rows) => rows < size)

/** The most rows, up to so many, that this platform is not known to refuse. */
export const workingPageSize = (wanted: number): number => Math.min(wanted, mostRows() ?? wanted)

function mostRows(): number | undefined {
  const known = learned('pageSizeLargest')
  const taken = Number(known?.detail)
  return known?.behaviour === 'refused' && taken > 0 ? taken : undefined
}

/** False if a page of one row is known not to tell how many there are. */
export function mayCount(): boolean {
  const known = learned('pageSizeOfOne')?.behaviour
  return known === undefined || known === 'counts'
}

/** Figures, filters and rows read these from one place, also when another tab learns of them. */
function tellOthers() {
  const { counts = {} } = ownDescription().get()
  tell(corrections, counts)
  tell(askedAs, {
    mostRows: mostRows(),
    isOf1: learned('percentages')?.behaviour === 'of1' || undefined,
  })
}
function tell<Value>(store: Store<Value>, value: Value) {
  if (JSON.stringify(value) !== JSON.stringify(store.get())) store.set(value)
}
ownDescription().subscribe(tellOthers)
tellOthers()
