import { t } from '#base/language/words.ts'

/** In the order of the tabs; the first is the default. */
export const accountViews = {
  account: t`Account`,
  keys: t`API keys`,
  integrations: t`Integrations`,
  reports: t`Error reports`,
  registration: t`Registration`,
} as const

export type AccountView = keyof typeof accountViews
export type ProcessorFilter = 'on' | 'action'

export type ProcessorsSearch = { show?: ProcessorFilter; processor?: string }
/** The processors were a part of the account before they had a page of their own. */
export type AccountSearch = { view?: AccountView } | ({ view: 'processors' } & ProcessorsSearch)

export function readAccountSearch(search: Record<string, unknown>): AccountSearch {
  const { view } = search
  if (view === 'processors') return { view, ...readProcessorsSearch(search) }
  return { view: isView(view) && view !== 'account' ? view : undefined }
}

export function readProcessorsSearch({
  show,
  processor,
}: Record<string, unknown>): ProcessorsSearch {
  return {
    show: show === 'on' || show === 'action' ? show : undefined,
    processor: typeof processor === 'string' ? processor.slice(0, 200) : undefined,
  }
}

const isView = (value: unknown): value is AccountView =>
  typeof value === 'string' && Object.hasOwn(accountViews, value)
