import { expect, test } from 'vitest'
import { walkBeginning } from '#model/walk/walk.ts'
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
  expect(reportText(report)).toContain('Asked for, at 14:32:07: 1,284 orders')
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
  expect(valueOf(job, 'Arrived meanwhile, left out')).toBe('2')
  expect(valueOf(job, 'Rows per page asked, given')).toBe('100, 25')
})

test.each([
  [{ read: 347, expected: 350, counted: 347 }, {}, '3 orders left the list while it was read.'],
  [{ read: 349, unreadable: 1, expected: 350 }, {}, '1 order didn’t load.'],
  [{ read: 100, expected: 350, isOver: false }, {}, /ended early/],
  [
    { read: 350, expected: 350 },
    { failures: [{ id: 'a', why: 'SVC_4471' }] },
    'The details of 1 order didn’t load. The file says which.',
  ],
])('what is missing is said: %j', (progress, changed, lack) => {
  const report = reportOf(jobWith(progress, changed))
  expect(report.lack).toMatch(lack)
  expect(report.title).toMatch(/ of 350 orders exported$/)
})
