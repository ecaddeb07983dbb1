import { setTimeout as wait } from 'node:timers/promises'
import { MOST_READS } from '#api/platform/asking.ts'
import { checkPlatform } from '#api/platform/check.ts'
import { fieldProblems } from '#api/platform/fields.ts'
import { checkHelp, readCheckLine } from './check-line.ts'
import { checkJson, checkTable, ended, isAsSpecified } from './check-report.ts'
import { createPlatformAsk } from './platform-ask.ts'
import type { Subcommand } from './subcommands.ts'
import { readKey } from './typed-key.ts'

const sleep = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, undefined, { signal })

export const check: Subcommand = {
  help: checkHelp,
  async run(options, { variables, print, note, key = readKey, rest = sleep, signal }) {
    const { baseUrl, storeId, isJson } = readCheckLine(options, variables)
    let ahead: number | undefined
    const onDate = (date: number) => (ahead = date - Date.now())
    const report = await checkPlatform({
      ask: createPlatformAsk(baseUrl, await key(variables.COUNTER_API_KEY), undefined, onDate),
      clockError: () => ahead,
      storeId,
      fieldProblems,
      wait: rest,
      now: () => performance.now(),
      onRead: (reads) => note(`\r${reads} of at most ${MOST_READS}`),
      signal,
    })
    note('\r\u001B[K')
    const { stopped, operations } = report
    // Nothing was learned, so one line says what to do.
    if (stopped && !isJson && operations.every(({ state }) => state !== 'answered')) {
      note(`Counter could not check it: ${ended(stopped)}\n`)
      return 1
    }
    print(isJson ? checkJson(report) : checkTable(report))
    return isAsSpecified(report) ? 0 : 1
  },
}
