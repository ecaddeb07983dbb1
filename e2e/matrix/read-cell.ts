import { expect } from '@playwright/test'
import {
  type Bench,
  expectHarmless,
  expectNeighbours,
  follow,
  leave,
  signInAgain,
  untilVisible,
} from './bench.ts'
import type { Cell, ReadOperation } from './cells.ts'
import type { Expected } from './faults.ts'
import { oddReads, recover } from './read-oddly.ts'
import { type ReadTarget, readTarget } from './read-targets.ts'

const HUGE = process.env.NIGHTLY ? 100_000 : 5_000

/** The error's text for each kind of failure; a refusal shows the service's own message. */
const words: Partial<Record<Expected, RegExp>> = {
  'ERR-NET': /Can’t reach|could not be reached|connection was lost|redirect|certificate/,
  // The service has answered before, so CORS is not suggested as the cause.
  'ERR-CORS-HINT': /Can’t reach|could not be reached/,
  'ERR-TIMEOUT': /in time/,
  'ERR-OFFLINE': /offline/,
  'ERR-BODY': /couldn’t read|got a web page|empty answer|has no such ticket|in between said 404/,
  'ERR-DENIED': /Injected status 403|isn’t allowed/,
  'ERR-GONE': /Injected status 404|Not found/,
  'ERR-MISMATCH': /wrong record/,
}

type ReadCell = Cell & { op: ReadOperation }

export async function runReadCell(bench: Bench, cell: ReadCell) {
  const target = readTarget(cell.op)
  const { service } = bench
  // Calls of the last cell must not count for this one.
  await service.forget()
  await expect.poll(bench.inFlight).toBe(0)
  if (target.isForAll) await stayAt(bench, target)
  else await leave(bench)
  await service.forget()
  const odd = oddReads[cell.fault]
  if (odd) {
    await odd(bench, cell.op, target)
  } else {
    await service.fault(faultOf(cell, target))
    await target.visit(bench)
    await expectOutcome(bench, cell, target)
  }
  expect(bench.problems()).toEqual([])
}

/** Arriving reads by itself, so a page that is open already is not opened again. */
async function stayAt({ page, inFlight }: Bench, { address, shown }: ReadTarget) {
  if (new URL(page.url()).pathname === address) return
  await follow(page, address)
  await expect(shown(page)).toBeVisible()
  await expect.poll(inFlight).toBe(0)
}

function faultOf({ fault, op, variant }: Cell, { fields }: ReadTarget) {
  const path = /^D0[123]$/.test(fault) ? fields[variant % fields.length] : undefined
  const name = { C08: 'S401j', C09: 'S403j' }[fault] ?? fault
  // A missing list is an answer without data, which is another fault.
  const form = fault === 'D04' ? 0 : variant
  const rows = fault === 'D11' ? HUGE : undefined
  return { op, fault: name, variant: form, path, rows, times: -1 }
}

async function expectOutcome(bench: Bench, cell: ReadCell, target: ReadTarget) {
  const { page, service } = bench
  const main = page.getByRole('main')
  const alert = main.getByRole('alert').filter({ hasText: target.failed })
  const shown = target.shown(page)
  switch (cell.expected) {
    case 'OK':
      await untilVisible(bench, shown)
      await expect(alert).toHaveCount(0)
      break
    case 'OK-OR-UNREADABLE':
      await untilVisible(bench, shown.or(alert))
      break
    case 'AUTH':
      await signInAgain(bench, () => service.forget())
      await expect(shown).toBeVisible()
      return
    case 'EMPTY':
      await expect(main).toContainText(/No .+ (yet|match|found)|Nothing (here yet|matches)/)
      await expect(alert).toHaveCount(0)
      break
    case 'EMPTY-OR-GONE':
      await expect(main).toContainText(
        /No .+ (yet|match|found)|Nothing (here yet|matches)|Not found/,
      )
      break
    case 'DEGRADE':
    case 'INERT':
    case 'MASKED':
    case 'OK-BOUNDED':
    case 'OK-CLIPPED':
    case 'OK-LASTPAGE':
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await untilVisible(bench, settled(bench, target), { within: patience(cell) })
      break
    default:
      await expectPanel(bench, cell, target)
      return
  }
  await expectHarmless(bench)
  if (!target.isForAll) await expectNeighbours(bench)
  if (!target.isForAll) return
  await service.forget()
  await target.visit(bench)
  await expect.poll(bench.inFlight).toBe(0)
}

/** 200 MB on their way through a busy machine; what counts is that the page bears them. */
function patience({ fault }: Cell) {
  return fault === 'D11' && process.env.NIGHTLY ? 90_000 : undefined
}

/** The page shows its content or an error once it has stopped loading. */
function settled({ page }: Bench, { shown, failed }: ReadTarget) {
  const main = page.getByRole('main')
  return main
    .getByRole('alert')
    .filter({ hasText: failed })
    .or(main.getByText(/^No .+ (yet|match|found)|^Nothing (here yet|matches)|nothing seen in this/))
    .or(main.getByText('without an ID'))
    .or(shown(page))
    .first()
}

async function expectPanel(bench: Bench, cell: ReadCell, target: ReadTarget) {
  const { page, service } = bench
  const alert = page.getByRole('main').getByRole('alert').filter({ hasText: target.failed })
  // A key without permission for slugs may still read the catalogue.
  const isSpared = cell.op === 'getProductBySlug' && cell.expected === 'ERR-DENIED'
  if (isSpared) {
    await expect(target.shown(page)).toBeVisible()
    return
  }
  await untilVisible(bench, alert)
  bench.noteReported(cell.op)
  const text = words[cell.expected]
  if (text) await expect(alert).toContainText(text)
  const code = codeOf(cell)
  if (code) await expect(alert).toContainText(new RegExp(`Quote code\\s*${code}`))
  await expect(page).toHaveURL(target.address)
  await expectNeighbours(bench)
  expect(await service.deliveries(cell.op), 'deliveries').toHaveLength(attempts(cell))
  await service.forget()
  await recover(bench, target)
}

function codeOf({ fault }: Cell): string | undefined {
  const [, status] = /^S(\d{3})[jd]$/.exec(fault) ?? []
  if (status) return `INJECTED_${status}`
  return { E01: 'INJECTED_REFUSAL', C09: 'INJECTED_403' }[fault]
}

/** Reads are retried only where that may help. */
function attempts({ fault, expected, variant }: Cell): number {
  if (fault.startsWith('S500')) return 2
  // Only the preflight is refused.
  if (fault === 'T06') return 0
  // A Retry-After of a day is not waited for; the host cannot pass on status 999.
  if (fault === 'S429d') return variant % 4 === 2 ? 1 : 3
  if (fault === 'S3xx') return variant % 7 === 6 ? 3 : 1
  return ['ERR-NET', 'RETRY-ERR', 'RETRY-AFTER'].includes(expected) ? 3 : 1
}
