import { operations } from '#api/operations.ts'
import type { PlatformReport } from '#api/platform/check.ts'
import { platformRows, seenOf } from '#api/platform/rows.ts'
import { rowsText } from '#api/platform/rows-text.ts'
import { MOST_READS } from '#api/platform/asking.ts'

const states = { answered: '=', wrong: '!', untold: '?' } as const

/** A question has an end of its own. */
export const ended = (words: string) => (words.endsWith('?') ? words : `${words}.`)

/** Words of the platform must not move a terminal's cursor or change its colours. */
const plain = (text: string) => text.replaceAll(/\p{C}/gu, '?')

/** What a person reads: operations, open points, and what it took. */
export function checkTable(report: PlatformReport): string {
  const { findings, operations: results, reads, stopped, why: notAsked } = report
  const rows = platformRows(seenOf(findings), notAsked)
  const told = rows.filter(({ mark }) => mark !== 'ring').length
  const lines = ['Operations']
  for (const { operation, state, problems, why } of results) {
    const { method, path } = operations[operation]
    const said = problems.length > 0 ? problems.join('; ') : (why ?? '')
    lines.push(`  ${states[state]} ${`${method} ${path}`.padEnd(48)} ${said}`.trimEnd())
  }
  lines.push('', ...rowsText(rows).split('\n'))
  lines.push('')
  if (stopped !== undefined) lines.push(`Stopped at ${reads} of ${MOST_READS}: ${ended(stopped)}`)
  lines.push(`${told} answers, ${reads} reads, 0 writes`)
  return lines.map(plain).join('\n')
}

export function checkJson({ findings, operations: results, reads, stopped }: PlatformReport) {
  const asked = results.map(({ operation, ...result }) => {
    const { method, path } = operations[operation]
    return { operation, method, path, ...result }
  })
  const told = { reads, writes: 0, stopped, operations: asked, points: findings }
  return JSON.stringify(told, null, 2)
}

export const isAsSpecified = ({ operations: results, stopped }: PlatformReport): boolean =>
  stopped === undefined && results.every(({ state }) => state !== 'wrong')
