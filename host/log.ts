import { pino } from 'pino'
import { type TextFields, toText } from './log-text.ts'

/**
 * No line has a key, a session's id, an address with its ids or query, or a customer's text
 * (docs/operating.md).
 */
export type Log = Record<Level, (fields: LogFields, message?: string) => void> & {
  /** Writes out what is still waiting, before the process ends. */
  flush: () => void
}

export type Level = 'debug' | 'info' | 'warn' | 'error' | 'fatal'
type LogFields = { event: string } & Readonly<Record<string, unknown>>

export type LogOptions = {
  format?: 'json' | 'text'
  level?: Level
  write?: (line: string) => void
}

const settings = {
  // Neither process id nor host name: what collects the log adds them.
  base: undefined,
  timestamp: () => `,"time":"${isoTime(Date.now())}"`,
  formatters: { level: (level: string) => ({ level }) },
}

let second = { at: Number.NaN, text: '' }

/** Making the text of a `Date` takes as long as all else in a line. */
function isoTime(now: number) {
  const at = Math.floor(now / 1_000)
  if (at !== second.at) second = { at, text: new Date(now).toISOString().slice(0, -4) }
  return `${second.text}${String(now % 1_000).padStart(3, '0')}Z`
}

/** A reader that stalls loses lines, because it must not hold up the host. */
const longestBacklog = 4_000_000

/** Milliseconds that a line waits for others; a host that is killed loses no more. */
const longestWait = 20
const largestBatch = 16_000

export function createLog({ format = 'json', level = 'info', write }: LogOptions = {}): Log {
  if (write || format === 'text') {
    const print = write ?? ((line: string) => process.stdout.write(line))
    const inFormat = format === 'text' ? (line: string) => print(textOf(line)) : print
    return toLog(pino({ ...settings, level }, { write: inFormat }), () => undefined)
  }
  const output = pino.destination({ dest: 1, sync: false, maxLength: longestBacklog })
  const lines = inBatches((text) => output.write(text))
  return toLog(pino({ ...settings, level }, lines), () => {
    lines.flush()
    output.flushSync()
  })
}

/** A write to the output costs more processor time than making its line. */
function inBatches(write: (lines: string) => void) {
  let waiting = ''
  let timer: NodeJS.Timeout | undefined

  function flush() {
    clearTimeout(timer)
    timer = undefined
    if (waiting !== '') write(waiting)
    waiting = ''
  }
  return {
    flush,
    write(line: string) {
      waiting += line
      if (waiting.length >= largestBatch) flush()
      else timer ??= setTimeout(flush, longestWait)
    },
  }
}

export const noLog = createLog({ write: () => undefined })

function toLog(logger: pino.Logger, flush: () => void): Log {
  const at = (level: Level) => (fields: LogFields, message?: string) =>
    logger[level](fields, message)
  return {
    debug: at('debug'),
    info: at('info'),
    warn: at('warn'),
    error: at('error'),
    fatal: at('fatal'),
    flush,
  }
}

function textOf(line: string) {
  return `${toText(JSON.parse(line) as TextFields)}\n`
}
