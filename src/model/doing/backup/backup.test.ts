import { beforeEach, describe, expect, test, vi } from 'vitest'
import { preferences, setPreference } from '#base/storage/preferences.ts'
import { setCodeLabel } from '#base/storage/code-labels.ts'
import { erasePrivateStores, openPrivateStores } from '#base/storage/private-owner.ts'
import { type ActivityEntry, activityLog } from '#model/doing/activity/log.ts'
import { keptChecks } from '#model/reading/checks/kept.ts'
import { hideRow, setLowStock } from '#model/reading/checks/chosen.ts'
import type { CheckedRow } from '#model/reading/checks/rows.ts'
import { markTicket, ticketMarks } from '#model/reading/memory/marks.ts'
import { answerWhetherOurs, staffNames } from '#model/reading/memory/staff.ts'
import { knownWebhooks, nameWebhook } from '#model/reading/memory/webhooks.ts'
import { keepReplies, repliesOf } from '#model/doing/replies/saved-replies-store.ts'
import {
  noteRecord,
  recordNotes,
  tagRecords,
  untagRecords,
} from '#model/reading/memory/record-notes.ts'
import { noteTicket, ticketNotes } from '#model/reading/memory/ticket-notes.ts'
import { backupText, LONGEST_FILE, readBackup } from './backup.ts'
import { backupParts } from './parts.ts'

const parts = backupParts(['store'])
const entry = (id: string): ActivityEntry => ({
  id,
  operation: 'refundOrder',
  params: { storeId: 'store', orderId: 'order' },
  at: Date.now(),
  outcome: 'done',
})

beforeEach(() => {
  erasePrivateStores()
  openPrivateStores('account')
  setPreference('codeLabels', {})
  setPreference('timeZone', 'browser')
})

function comparisons(text: string, of = parts) {
  const backup = readBackup(text, of)
  if (backup.is === 'unreadable') throw new Error(backup.why)
  return Object.fromEntries(backup.found.map(({ part, comparison }) => [part.id, comparison]))
}

test('restores each part of a saved backup', () => {
  setCodeLabel('refundReason', 0, 'Duplicate')
  setCodeLabel('refundReason', 1, 'Broken')
  activityLog('store').add(entry('one'))
  const text = backupText(parts, new Date())
  expect(comparisons(text)).toMatchObject({
    names: { added: 0, same: 2, different: 0 },
    activity: { added: 0, same: 1, different: 0 },
  })

  setPreference('codeLabels', { 'refundReason.0': 'Twice', 'refundReason.3': 'Other' })
  setPreference('timeZone', 'UTC')
  activityLog('store').clear()
  expect(comparisons(text)).toMatchObject({
    preferences: { added: 0, same: 14, different: 1 },
    names: { added: 1, same: 0, different: 1 },
    activity: { added: 1, same: 0, different: 0 },
  })

  const backup = readBackup(text, parts)
  if (backup.is === 'ready') for (const { part, value } of backup.found) part.restore(value)
  expect(preferences()).toMatchObject({
    timeZone: 'browser',
    codeLabels: {
      'refundReason.0': 'Duplicate',
      'refundReason.1': 'Broken',
      'refundReason.3': 'Other',
    },
  })
  expect(activityLog('store').get()).toMatchObject([{ id: 'one' }])
})

describe('a file that is no backup says why', () => {
  const files: [string, string, RegExp][] = [
    ['text', 'Dear diary', /isn’t JSON/],
    ['another JSON file', '{"orders":[]}', /isn’t a backup/],
    ['nothing', 'null', /isn’t a backup/],
    ['a later version', '{"format":"counter-backup","version":2}', /another version/],
    ['a huge file', ' '.repeat(LONGEST_FILE + 1), /too large/],
  ]
  test.each(files)('%s', (_name, text, why) => {
    const backup = readBackup(text, parts)
    expect(backup).toMatchObject({ is: 'unreadable', why: expect.stringMatching(why) })
  })
})

test('a damaged part and an unknown one are left out, the others are kept', () => {
  const text = JSON.stringify({
    format: 'counter-backup',
    version: 1,
    madeAt: '2026-11-22T04:00:00Z',
    parts: {
      preferences: { timeZone: 7 },
      names: { 'refundReason.0': 'Duplicate' },
      activity: { other: [entry('elsewhere')] },
      recipes: {},
    },
  })
  expect(readBackup(text, parts)).toMatchObject({
    is: 'ready',
    leftOut: ['recipes', 'Preferences'],
    found: [
      { part: { id: 'names' }, comparison: { added: 1 } },
      { part: { id: 'activity' }, comparison: { added: 0, same: 0, different: 0 } },
    ],
  })
})

test('clearing forgets what was ticked, and brings preferences back to standard', () => {
  setCodeLabel('refundReason', 0, 'Duplicate')
  setPreference('timeZone', 'UTC')
  setPreference('numberForm', '1.234,56')
  activityLog('store').add(entry('one'))

  for (const part of parts.filter(({ id }) => id !== 'names')) part.clear()
  expect(preferences()).toMatchObject({
    timeZone: 'browser',
    numberForm: 'language',
    codeLabels: { 'refundReason.0': 'Duplicate' },
  })
  expect(activityLog('store').get()).toEqual([])

  for (const part of parts) part.clear()
  expect(preferences().codeLabels).toEqual({})
})

test('a note comes back, and one of a store that is not ours does not', () => {
  noteTicket('store', 'one', 'Wants the old version #vip')
  noteTicket('other', 'two', 'Not ours')
  const text = backupText([...parts, ...backupParts(['other'])], new Date())
  expect(text).not.toContain('old version')
  const own = backupText(parts, new Date())
  noteTicket('store', 'one', '')
  noteTicket('store', 'three', 'Later')
  expect(comparisons(own).notes).toEqual({ added: 1, same: 0, different: 0 })
  const backup = readBackup(own, parts)
  if (backup.is === 'ready') for (const { part, value } of backup.found) part.restore(value)
  expect(Object.keys(ticketNotes('store').get()).toSorted()).toEqual(['one', 'three'])
  expect(comparisons(text).notes).toEqual({ added: 0, same: 0, different: 0 })
})

test('notes and tags on records come back, and what is noted here since stays', () => {
  const [order, customer, later] = ['order o1', 'customer c1', 'order o2']
  tagRecords('store', [order, customer], 'VIP')
  noteRecord('store', order, 'Call back')
  const text = backupText(parts, new Date())
  noteRecord('store', order, '')
  untagRecords('store', [order], 'VIP')
  tagRecords('store', [later], 'later')
  expect(comparisons(text)['record-notes']).toEqual({ added: 1, same: 1, different: 0 })
  const backup = readBackup(text, parts)
  if (backup.is === 'ready') for (const { part, value } of backup.found) part.restore(value)
  const { [order]: restored, ...others } = recordNotes('store').get()
  expect(restored).toMatchObject({ text: 'Call back', tags: ['VIP'] })
  expect(Object.keys(others).toSorted()).toEqual([customer, later])
})

test('what the merchant made in a store comes back (defect 10), and what is here stays', () => {
  const ticket = { id: 'ticket', lastEntry: undefined }
  markTicket('store', ticket, { isDone: true })
  hideRow('store', { id: 'product', findings: [{ check: 'no-stock' }] } as unknown as CheckedRow)
  setLowStock('store', 12)
  nameWebhook('hook', 'Mailing list')
  answerWhetherOurs('store', 'Ann', true)
  const text = backupText(parts, new Date())
  for (const part of parts) part.clear()
  const made = ['ticket-states', 'team', 'checks', 'webhooks']
  const before = comparisons(text)
  expect(made.map((id) => before[id]?.added)).toEqual([1, 1, 2, 1])

  markTicket('store', { ...ticket, id: 'later' }, { isDone: false, until: 5 })
  nameWebhook('other', 'Own')
  const backup = readBackup(text, parts)
  if (backup.is === 'ready') for (const { part, value } of backup.found) part.restore(value)
  const after = comparisons(text)
  expect(made.map((id) => after[id]?.added)).toEqual([0, 0, 0, 0])
  expect(Object.keys(ticketMarks('store').get()).toSorted()).toEqual(['later', 'ticket'])
  expect(keptChecks('store').get()).toMatchObject({
    lowStock: 12,
    hidden: { product: ['no-stock'] },
  })
  expect(staffNames('store').get().ours).toEqual(['Ann'])
  const names = knownWebhooks.get().flatMap(({ name }) => name ?? [])
  expect(names.toSorted()).toEqual(['Mailing list', 'Own'])
})

test('saved replies come back', async () => {
  const reply = { id: 'one', name: 'Thanks', shortcut: '', group: '', text: 'Thank you!', uses: 0 }
  const ownParts = backupParts(['store'])
  keepReplies('store', [reply])
  await vi.waitFor(() => expect(repliesOf('store').get().items).toHaveLength(1))
  const text = backupText(ownParts, new Date())
  for (const part of ownParts) part.clear()
  await vi.waitFor(() => expect(repliesOf('store').get().items).toEqual([]))
  expect(comparisons(text, ownParts).replies).toEqual({ added: 1, same: 0, different: 0 })
  const backup = readBackup(text, ownParts)
  if (backup.is === 'ready') for (const { part, value } of backup.found) part.restore(value)
  await vi.waitFor(() => expect(repliesOf('store').get().items).toEqual([reply]))
})
