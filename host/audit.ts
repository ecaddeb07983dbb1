import { appendFileSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { pino } from 'pino'
import { causeOf } from './cause.ts'
import { EnvironmentError } from './environment.ts'
import type { Log } from './log.ts'

/** What became of one write, without a word of what it held (docs/operating.md). */
export type AuditRecord = { phase: 'sent' | 'ended' } & Readonly<Record<string, unknown>>

/** Never rejects and never waits: a write must not depend on it. */
export type Audit = {
  note: (record: AuditRecord) => void
  /** For logrotate: what comes next goes into a file newly opened under the name. Streams have none. */
  reopen?: () => Promise<void>
  /** What is still waiting, before the process crashes. */
  flush: () => void
  close: () => Promise<void>
}

type AuditOptions = { log: Log; onFailure: () => void; longestWait?: number }

/** A disk that keeps silent holds up no more records than this. */
const longestBacklog = 1_000
const streams: Readonly<Record<string, number>> = { stdout: 1, stderr: 2 }

export const isStream = (place: string): boolean => Object.hasOwn(streams, place)

export async function openAudit(place: string, options: AuditOptions): Promise<Audit> {
  const stream = streams[place]
  return stream === undefined ? openFile(place, options) : openStream(stream, options)
}

/**
 * A record that the file did not take stands in the log instead, at once or after `longestWait`, so no
 * outcome is lost while a disk is full.
 */
async function openFile(
  path: string,
  { log, onFailure, longestWait = 5_000 }: AuditOptions,
): Promise<Audit> {
  let file: FileHandle | undefined = await openAppending(path).catch((error: unknown) => {
    throw new EnvironmentError(`AUDIT_FILE cannot be opened (${causeOf(error)}).`)
  })
  const waiting = new Map<AuditRecord, string>()
  let last: Promise<unknown> = Promise.resolve()
  let isLost = false
  let isTorn = false

  function note(record: AuditRecord) {
    if (waiting.size >= longestBacklog) return tell(record, 'BACKLOG')
    waiting.set(record, lineOf(record))
    const timer = setTimeout(() => tell(record, 'TimeoutError'), longestWait).unref()
    last = last.then(() => write(record, timer))
  }

  async function write(record: AuditRecord, timer: NodeJS.Timeout) {
    const problem = await append(waiting.get(record)!).catch(causeOf)
    waiting.delete(record)
    clearTimeout(timer)
    if (problem !== undefined) return tell(record, problem)
    if (isLost) log.info({ event: 'audit-back' })
    isLost = false
  }

  async function append(line: string) {
    file ??= await openAppending(path)
    // A full disk may have taken a part of the line before.
    const text = isTorn ? `\n${line}` : line
    isTorn = true
    await file.appendFile(text)
    isTorn = false
  }

  function tell(record: AuditRecord, cause: string) {
    isLost = true
    onFailure()
    log.error({ event: 'audit-lost', cause, record })
  }

  async function openAgain() {
    const before = file
    file = await openAppending(path)
    await before?.close()
  }

  async function reopen() {
    const reopening = last.then(openAgain)
    last = reopening.catch(() => undefined)
    await reopening
  }

  return {
    note,
    reopen,
    flush() {
      for (const line of waiting.values()) appendFileSync(path, line)
    },
    async close() {
      await Promise.race([last, new Promise((resolve) => setTimeout(resolve, longestWait).unref())])
      await file?.close()
    },
  }
}

const openAppending = (path: string) => open(path, 'a', 0o640)

function openStream(fd: number, { log, onFailure }: AuditOptions): Audit {
  const output = pino.destination({ dest: fd, sync: false, maxLength: 4_000_000 })
  const fail = (cause: string, line?: string) => {
    onFailure()
    log.error({ event: 'audit-lost', cause, ...(line && { record: JSON.parse(line) as unknown }) })
  }
  output.on('drop', (line: string) => fail('BACKLOG', line))
  output.on('error', (error: unknown) => fail(causeOf(error)))
  return {
    note: (record) => void output.write(lineOf(record)),
    flush: () => output.flushSync(),
    close: async () => output.flushSync(),
  }
}

const lineOf = (record: AuditRecord) =>
  `${JSON.stringify({ event: 'audit', time: new Date().toISOString(), ...record })}\n`
