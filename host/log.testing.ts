import { createLog } from './log.ts'

type LoggedEvent = { event: string; [field: string]: unknown }

export function recordLog() {
  const lines: string[] = []
  const log = createLog({ level: 'debug', write: (line) => lines.push(line) })
  const events = (name: string) =>
    lines.map((line) => JSON.parse(line) as LoggedEvent).filter(({ event }) => event === name)
  return { log, lines, events }
}
