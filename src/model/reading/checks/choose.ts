import { compareShown } from '#base/language/formats.ts'
import { type Comparable, comparing } from '#base/numbers/compare.ts'
import { type CheckId, checkKinds, isMild, urgencyOf } from './kinds.ts'
import type { CheckedRow } from './rows.ts'
import type { Finding } from './rules.ts'

export type Hidden = Readonly<Record<string, readonly string[]>>

export type ChecksView = 'look' | 'mild' | 'all' | 'hidden'

const isHidden = (hidden: Hidden, id: string, { check }: Finding) =>
  hidden[id]?.includes(check) === true

export function shownRows(rows: readonly CheckedRow[], hidden: Hidden): CheckedRow[] {
  return rows.map((row) =>
    hidden[row.id]
      ? { ...row, findings: row.findings.filter((finding) => !isHidden(hidden, row.id, finding)) }
      : row,
  )
}

export function hiddenRows(rows: readonly CheckedRow[], hidden: Hidden): CheckedRow[] {
  return rows.flatMap((row) => {
    const findings = row.findings.filter((finding) => isHidden(hidden, row.id, finding))
    return findings.length > 0 ? [{ ...row, findings }] : []
  })
}

const needsLook = ({ findings }: CheckedRow) => findings.some(({ check }) => !isMild(check))

const isMeantMaybe = ({ findings }: CheckedRow) => findings.some(({ check }) => isMild(check))

export type CheckCounts = {
  look: number
  mild: number
  all: number
  byCheck: ReadonlyMap<CheckId, number>
}

export function countRows(rows: readonly CheckedRow[]): CheckCounts {
  const byCheck = new Map<CheckId, number>(checkKinds.map(({ id }) => [id, 0]))
  let [look, mild] = [0, 0]
  for (const row of rows) {
    if (needsLook(row)) look += 1
    if (isMeantMaybe(row)) mild += 1
    for (const { check } of row.findings) byCheck.set(check, (byCheck.get(check) ?? 0) + 1)
  }
  return { look, mild, all: rows.length, byCheck }
}

type Choice = { view: ChecksView; check: CheckId | undefined; q?: string }

export function chosenRows(rows: readonly CheckedRow[], { view, check, q = '' }: Choice) {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean)
  return rows.filter(
    (row) =>
      (check ? row.findings.some((finding) => finding.check === check) : isInView(row, view)) &&
      words.every((word) => row.text.includes(word)),
  )
}

function isInView(row: CheckedRow, view: ChecksView): boolean {
  if (view === 'look') return needsLook(row)
  return view === 'mild' ? isMeantMaybe(row) : true
}

const sortValues: Record<string, (row: CheckedRow) => Comparable> = {
  name: ({ name, detail }) => `${name ?? ''}\n${detail ?? ''}`.trim() || undefined,
  cost: ({ cost }) => cost,
  stock: ({ stock }) => stock,
}

const urgency = ({ findings }: CheckedRow) =>
  findings.reduce((least, { check }) => Math.min(least, urgencyOf(check)), Infinity)

export function sortRows(rows: readonly CheckedRow[], sort = ''): CheckedRow[] {
  const isDescending = sort.startsWith('-')
  const value = sortValues[isDescending ? sort.slice(1) : sort]
  if (value) return rows.toSorted(comparing(value, isDescending, compareShown))
  return rows.toSorted(comparing(({ stock }) => stock)).toSorted(comparing(urgency))
}
