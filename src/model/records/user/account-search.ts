/** In the order of the tabs; the first is the default. */
export const accountViews = {
  account: 'Account',
  keys: 'API keys',
  processors: 'Payment processors',
  integrations: 'Integrations',
  reports: 'Error reports',
  registration: 'Registration',
} as const

export type AccountView = keyof typeof accountViews
export type ProcessorFilter = 'on' | 'action'

export type AccountSearch = {
  view?: AccountView
  show?: ProcessorFilter
  processor?: string
}

export function readAccountSearch({
  view,
  show,
  processor,
}: Record<string, unknown>): AccountSearch {
  return {
    view: isView(view) && view !== 'account' ? view : undefined,
    show: show === 'on' || show === 'action' ? show : undefined,
    processor: typeof processor === 'string' ? processor.slice(0, 200) : undefined,
  }
}

const isView = (value: unknown): value is AccountView =>
  typeof value === 'string' && Object.hasOwn(accountViews, value)
