import { setTimeout as wait } from 'node:timers/promises'
import { MOST_READS } from '#api/platform/asking.ts'
import { checkPlatform } from '#api/platform/check.ts'
import { fieldProblems } from '#api/platform/fields.ts'
import { checkHelp, readCheckLine } from './check-line.ts'
import { checkJson, checkTable, isAsSpecified } from './check-report.ts'
import { EnvironmentError } from './environment.ts'
import { createPlatformAsk } from './platform-ask.ts'
import { readKey } from './typed-key.ts'

export type CheckSurroundings = {
  variables: Readonly<Record<string, string | undefined>>
  print: (text: string) => void
  /** For whoever waits; never part of the result. */
  note: (text: string) => void
  key?: typeof readKey
  rest?: (milliseconds: number, signal: AbortSignal) => Promise<void>
  signal: AbortSignal
}

const sleep = (milliseconds: number, signal: AbortSignal) =>
  wait(milliseconds, undefined, { signal })

/** Runs `counter-dashboard check`; returns the exit code. */
export async function runCheck(
  options: readonly string[],
  { variables, print, note, key = readKey, rest = sleep, signal }: CheckSurroundings,
): Promise<0 | 1 | 2> {
  try {
    const line = readCheckLine(options, variables)
    if (!line) {
      print(checkHelp)
      return 0
    }
    const { baseUrl, storeId, isJson } = line
    const report = await checkPlatform({
      ask: createPlatformAsk(baseUrl, await key(variables.COUNTER_API_KEY)),
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
      note(`Counter could not check it: ${stopped}.\n`)
      return 1
    }
    print(isJson ? checkJson(report) : checkTable(report))
    return isAsSpecified(report) ? 0 : 1
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    note(`${error.message}\n`)
    return 2
  }
}
