import type { WebhookLogListQuery } from '#api/schemas/list-queries.ts'
import { FilterBar } from '#components/filter-bar.tsx'
import { Segments } from '#components/segments.tsx'
import { SortMenu } from '#components/sort-menu.tsx'
import { noFilters } from './webhook-logs-search.ts'

type WebhookLogsFiltersProps = {
  search: WebhookLogListQuery
  onChange: (change: Partial<WebhookLogListQuery>) => void
}

const sorts = [
  { label: 'Newest first', sort: '-dateCreated' },
  { label: 'Oldest first', sort: 'dateCreated' },
]

/** How it went as a choice; the code and the period as chips. */
export function WebhookLogsFilters({ search, onChange }: WebhookLogsFiltersProps) {
  const { success, responseCode, from, to, sort } = search
  return (
    <FilterBar
      isNarrowed={success !== undefined}
      search={
        <Segments
          label="Outcome"
          segments={[
            { label: 'All', search: { success: undefined }, current: success === undefined },
            { label: 'Succeeded', search: { success: true }, current: success === true },
            { label: 'Failed', search: { success: false }, current: success === false },
          ]}
        />
      }
      filters={[
        {
          id: 'code',
          label: 'Response code',
          kind: 'text',
          value: responseCode === undefined ? undefined : String(responseCode),
          suggestions: ['200', '400', '401', '404', '429', '500', '502', '503'],
          onChange: (value) => onChange({ responseCode: codeOf(value) }),
        },
        {
          id: 'created',
          label: 'Sent',
          kind: 'dates',
          value: { from, to },
          onChange: (range) => onChange({ from: range?.from, to: range?.to }),
        },
      ]}
      onClear={() => onChange(noFilters)}
    >
      <SortMenu sort={sort} onSort={(next) => onChange({ sort: next })} choices={sorts} />
    </FilterBar>
  )
}

/** What is no whole number is no code: nothing is asked for. */
const codeOf = (text: string | undefined) =>
  text && /^-?\d{1,9}$/.test(text) ? Number(text) : undefined
