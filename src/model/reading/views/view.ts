import * as z from 'zod/mini'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { movesAlong, withFixedDates } from '#base/time/fixed-dates.ts'
import { namesOf } from '#model/reading/lists/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { START } from './hint.ts'

export const LONGEST_NAME = 60
const MOST_VIEWS = 100

const Name = z.string().check(z.trim(), z.minLength(1), z.maxLength(LONGEST_NAME))

const View = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(60)),
  list: z.string().check(z.maxLength(40)),
  name: Name,
  search: z.record(z.string(), z.string().check(z.maxLength(2048))),
  isStart: z.catch(z.optional(z.boolean()), undefined),
})
export type View = z.infer<typeof View>
export type ViewSearch = View['search']

export function readViews(value: unknown): View[] {
  const list = Array.isArray(value) ? value : []
  return list.flatMap((entry: unknown) => z.safeParse(View, entry).data ?? []).slice(0, MOST_VIEWS)
}

export const listName = (list: ListDescription): string => list.key

export function nameProblem(views: readonly View[], view: Pick<View, 'id' | 'list' | 'name'>) {
  const wanted = view.name.trim().toLowerCase()
  if (wanted === '') return t`Give it a name`
  if (wanted === START) return t`Choose another name`
  const isTaken = views.some(
    ({ id, list, name }) => id !== view.id && list === view.list && name.toLowerCase() === wanted,
  )
  return isTaken ? t`You have a view of this name` : undefined
}

/** What a view keeps of an address: neither the page nor an open record. */
export function searchOf(list: ListDescription, address: Parameters): ViewSearch {
  const kept: ViewSearch = {}
  for (const name of viewNames(list)) {
    const value = address[name]
    if (typeof value === 'number' || typeof value === 'boolean') kept[name] = String(value)
    if (typeof value === 'string' && value !== '') kept[name] = value
  }
  return kept
}

export function viewNames(list: ListDescription): Set<string> {
  const { filters, search } = list
  const names = [...filters.flatMap(namesOf), ...(search ? [search.name] : []), 'sort', 'columns']
  return new Set(names)
}

/** An address that leads nowhere, for functions that take a whole address. */
const hrefOf = (search: ViewSearch) => `https://view.invalid/?${new URLSearchParams(search)}`

export const hasMovingDates = (search: ViewSearch): boolean => movesAlong(hrefOf(search))

export const fixedDates = (search: ViewSearch, zone: string, now: number): ViewSearch =>
  Object.fromEntries(new URL(withFixedDates(hrefOf(search), zone, now)).searchParams)

type ImportPlan = { added: View[]; same: View[]; different: View[] }

export function planViews(present: readonly View[], imported: readonly View[]): ImportPlan {
  const plan: ImportPlan = { added: [], same: [], different: [] }
  for (const { isStart: _start, ...view } of imported) {
    const known = present.find(
      ({ id, list, name }) => id === view.id || (list === view.list && name === view.name),
    )
    if (!known) plan.added.push(view)
    else if (known.name === view.name && isSameSearch(known.search, view.search))
      plan.same.push(view)
    else plan.different.push({ ...view, id: known.id, isStart: known.isStart })
  }
  return plan
}

export function isSameSearch(a: ViewSearch, b: ViewSearch): boolean {
  const names = new Set([...Object.keys(a), ...Object.keys(b)])
  return [...names].every((name) => a[name] === b[name])
}

const FORMAT = 'counter-views'
const File = z.object({ format: z.literal(FORMAT), views: z.array(z.unknown()) })

export function viewsFile(views: readonly View[]): string {
  const shared = views.map(({ isStart: _start, ...view }) => view)
  return `${JSON.stringify({ format: FORMAT, version: 1, views: shared }, undefined, 2)}\n`
}

export function readViewsFile(text: string): View[] {
  try {
    const file = z.safeParse(File, JSON.parse(text))
    return file.success ? readViews(file.data.views) : []
  } catch {
    return []
  }
}
