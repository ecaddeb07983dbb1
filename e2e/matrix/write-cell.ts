import { type Page, expect } from '@playwright/test'
import { apiKeyField, signIn } from '../fixtures.ts'
import { type Bench, expectHarmless, signInAgain, untilVisible } from './bench.ts'
import type { Cell } from './cells.ts'
import { habits } from './write-habits.ts'
import { oddWrites } from './write-oddly.ts'
import {
  type WriteCell,
  confirm,
  expectDone,
  expectUntraced,
  openFilled,
  wasApplied,
} from './write-steps.ts'
import { type WriteTarget, writeTargets } from './write-targets.ts'

export async function runWriteCell(bench: Bench, cell: WriteCell) {
  const target = writeTargets[cell.op]
  const own = await begin(bench, cell)
  const odd = oddWrites[cell.fault] ?? habits[cell.fault]
  if (odd) {
    await odd(own, cell, target)
  } else {
    await openFilled(own, target)
    await own.service.fault(faultOf(cell))
    await confirm(own, cell, target)
    await expectVerdict(own, cell, target)
  }
  expect(bench.problems()).toEqual([])
}

export async function begin(
  { page, service, ...bench }: Bench,
  { op, fault }: Pick<WriteCell, 'op' | 'fault'>,
): Promise<Bench> {
  const { origin } = new URL(page.url())
  const devtools = await page.context().newCDPSession(page)
  await page.goto('about:blank')
  await devtools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await devtools.detach()
  const own = service.another(`${op}-${fault}`)
  const isAskedAgain = /^(S401|C08|C15|C17)/.test(fault)
  if (isAskedAgain) await signInAsUser(page, own.key)
  else await signIn(page, own.key)
  return { ...bench, page, service: own }
}

/** Signs in through the form, so that the page can recognise the same key later. */
async function signInAsUser(page: Page, key: string) {
  await page.goto('/sign-in')
  await apiKeyField(page).fill(key)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
}

function faultOf(cell: WriteCell) {
  const { fault, op, variant, expected } = cell
  const name = fault === 'C09' ? 'S403j' : fault
  const applied = expected === 'UNKNOWN' ? wasApplied(cell) : undefined
  const path = /^D0[123]$/.test(fault) ? ['data.id', 'data', 'data.name'][variant % 3] : undefined
  return { op, fault: name, variant, applied, path }
}

async function expectVerdict(bench: Bench, cell: WriteCell, target: WriteTarget) {
  switch (cell.expected) {
    case 'REJECTED':
    case 'REJECTED-RECHECK':
    case 'AUTH-KEEP':
      await expectRejected(bench, cell, target)
      break
    case 'UNKNOWN':
      if (wasApplied(cell)) await expectDone(bench, cell, target)
      else await expectUntraced(bench, cell, target)
      break
    default:
      await expectDone(bench, cell, target)
      await expectHarmless(bench)
  }
}

async function expectRejected(bench: Bench, cell: WriteCell, target: WriteTarget) {
  const { page, service } = bench
  if (cell.fault.startsWith('S401')) await signInAgain(bench)
  await untilVisible(bench, page.getByText(target.rejected).first())
  if (!cell.fault.startsWith('S401')) bench.noteReported(cell.op)
  await expect(page.getByText(target.done)).toHaveCount(0)
  const code = codeOf(cell)
  if (code) await expect(page.getByText(code).first()).toBeVisible()
  await target.expectKept(page)
  expect(await service.deliveries(cell.op), 'deliveries').toHaveLength(1)
}

function codeOf({ fault }: Cell): string | undefined {
  const [, status] = /^S(\d{3})[jd]$/.exec(fault) ?? []
  if (status) return `INJECTED_${status}`
  return { E01: 'INJECTED_REFUSAL', C09: 'INJECTED_403' }[fault]
}
