import { expect, test } from 'vitest'
import { walkBeginning } from '#model/reading/walk/progress.ts'
import type { Job } from './jobs.ts'
import { reportOf, reportText } from './report.ts'

function jobWith(progress: Partial<Job['progress']>, changed: Partial<Job> = {}): Job {
  return {
    id: 'job',
    account: 'account',
    phase: 'done',
    parts: 1,
    rows: progress.read ?? 0,
    failures: [],
    detailed: 0,
    progress: { ...walkBeginning(100), isOver: true, ...progress },
    description: {
      kind: 'orders',
      owner: 'store',
      storeId: 'store',
      query: {},
      fixedAt: Date.UTC(2026, 10, 21, 13, 32, 7),
      filters: 'Gateway is Cardlane',
      options: {
        format: 'csv',
        separator: ',',
        per: 'record',
        columns: [],
        withDetails: false,
        zone: 'Europe/Stockholm',
        unit: 'as-given',
      },
      fileName: 'orders.csv',
    },
    ...changed,
  }
}

const valueOf = (job: Job, label: string) =>
  reportOf(job).lines.find((line) => line.label === label)?.value

test('a complete export says so, with its filters and time zone', () => {
  const job = jobWith({ read: 1284, expected: 1284, counted: 1284 })
  const report = reportOf(job)
  expect(report.title).toBe('1,284 of 1,284 orders exported')
  expect(report.lack).toBeUndefined()
  expect(reportText(report)).toContain('Expected at 14:32:07: 1,284 orders')
  expect(valueOf(job, 'Filters')).toBe('Gateway is Cardlane')
  expect(valueOf(job, 'Times')).toBe('Europe/Stockholm and UTC')
})

test('reports repeated, arrived and clamped records without calling the file incomplete', () => {
  const job = jobWith({
    read: 350,
    repeated: 4,
    expected: 350,
    counted: 350,
    arrived: 2,
    givenPageSize: 25,
  })
  expect(reportOf(job).lack).toBeUndefined()
  expect(valueOf(job, 'Read')).toBe('354, 4 of them twice')
  expect(valueOf(job, 'New, left out')).toBe('2')
  expect(valueOf(job, 'Page size asked, given')).toBe('100, 25')
})

test.each([
  [
    { read: 347, expected: 350, counted: 347, isSteady: true },
    {},
    '3 orders left the list before they were read.',
  ],
  [
    { read: 347, expected: 350, counted: 347 },
    {},
    '3 orders missing: they left the list, or were missed because it kept changing.',
  ],
  [
    { read: 347, expected: 350, counted: 350, isSteady: true },
    {},
    '3 orders counted by your platform, but never given.',
  ],
  [
    { read: 100, expected: 350, counted: 350, stoppedAt: 2 },
    {},
    'Your platform stopped giving new records at page 2: 250 orders of the list were never given.',
  ],
  [
    { read: 350, expected: 350, counted: 350, isUnsure: true },
    {},
    'The list kept changing while it was read, so some may be missing.',
  ],
  [{ read: 349, unreadable: 1, expected: 350 }, {}, '1 order didn’t load.'],
  [{ read: 100, expected: 350, isOver: false }, {}, /Stopped early/],
  [
    { read: 350, expected: 350 },
    { failures: [{ id: 'a', why: 'SVC_4471' }] },
    'Without their details: 1 order. The file says which.',
  ],
])('what is missing is said: %j', (progress, changed, lack) => {
  const report = reportOf(jobWith(progress, changed))
  expect(report.lack).toMatch(lack)
  expect(report.title).toMatch(/ of 350 orders exported$/)
})

test('addresses that a role leaves out are told, where the file has a column for them', () => {
  const { description } = jobWith({})
  const lackOf = (isLeftOut: boolean, ...columns: string[]) => {
    const options = { ...description.options, columns }
    return reportOf(jobWith({ read: 350 }, { isLeftOut, description: { ...description, options } }))
      .lack
  }
  expect(lackOf(true, 'id', 'email')).toMatch(/^Your role leaves out customers’ addresses/)
  expect(lackOf(true, 'id', 'amount')).toBeUndefined()
  expect(lackOf(false, 'id', 'email')).toBeUndefined()
})

test('F3: what the list hides is told, not counted as missing', () => {
  const job = jobWith({ read: 72, unmatched: 62, expected: 134, counted: 134 })
  expect(reportOf(job).title).toBe('72 orders exported')
  expect(reportOf(job).lack).toBeUndefined()
  expect(valueOf(job, 'Filters, as in the list')).toBe('72 of 134 sent match')
})

test('a count that is smaller than what came gives way to the end of the list', () => {
  const job = jobWith({ read: 500, expected: 20, counted: 20 })
  expect(reportOf(job).title).toBe('500 of 500 orders exported')
  const unsure = jobWith({ read: 500, expected: 20, counted: 20, isUnsure: true })
  expect(reportOf(unsure).title).toBe('500 orders exported')
})

test('F3: a filter that the platform takes for its opposite is named', () => {
  const job = jobWith({ read: 3, unmatched: 62, expected: 65, counted: 65, isWide: true })
  expect(reportOf(job).lack).toBeUndefined()
  expect(valueOf(job, 'Filters, as your platform has them')).toBe(
    'Give the opposite, so all were read',
  )
})

test('filters that were kept as values are told in words', () => {
  const { description } = jobWith({})
  const filtersOf = (filters: Job['description']['filters']) =>
    valueOf(jobWith({ read: 1 }, { description: { ...description, filters } }), 'Filters')
  const address = { status: 'COMPLETED', email: 'mara@' }
  expect(filtersOf({ scope: 'match', address })).toBe(
    'Status is Completed, Customer email contains mara@',
  )
  expect(filtersOf({ scope: 'match', address: {} })).toBe('None')
  expect(filtersOf({ scope: 'selected', address })).toBe('Those selected')
})

test.each(['status', 'Status'])('rows that contradict a filter kept as %s are named', (kept) => {
  const job = jobWith({ read: 5, expected: 5, counted: 5, contradicted: { [kept]: 2 } })
  expect(valueOf(job, 'Sent, but don’t match “Status”')).toBe('2, in the file as in the list')
})
