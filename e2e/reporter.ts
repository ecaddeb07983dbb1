import { basename } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** How many files are named by the time they took. */
const LONGEST = 20

/** Prints failures and one line of counts at the end of a run. */
class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>()
  private readonly failures: string[] = []
  private readonly times: Record<string, number> = {}
  private readonly cells = { passed: 0, total: 0 }
  /** Milliseconds from the end of a failed call to the page's error. */
  private readonly delays: number[] = []

  onTestEnd(test: TestCase, result: TestResult) {
    const isExpected = test.expectedStatus === result.status
    const file = basename(test.location.file, '.spec.ts')
    this.times[file] = (this.times[file] ?? 0) + result.duration / 1000
    this.outcomes.set(test.id, isExpected ? 'passed' : result.status)
    if (!isExpected) this.failures.push(`${test.titlePath().at(-1)}\n${shortly(result)}`)
    for (const { type, description = '' } of result.annotations) {
      if (type === 'told after') this.delays.push(Number(description))
      if (type !== 'fault matrix') continue
      const [passed = 0, total = 0] = description.split('/').map(Number)
      this.cells.passed += passed
      this.cells.total += total
    }
  }

  onEnd(_result: FullResult) {
    const statuses = [...this.outcomes.values()]
    const passed = statuses.filter((status) => status === 'passed').length
    const skipped = statuses.filter((status) => status === 'skipped').length
    const failed = statuses.length - passed - skipped
    const { cells, delays } = this
    for (const failure of this.failures) console.log(`\nFAILED ${failure}`)
    if (cells.total > 0) console.log(`\nfault matrix: ${cells.passed}/${cells.total}`)
    if (delays.length > 0) {
      delays.sort((one, other) => one - other)
      const [middle, most] = [delays[delays.length >> 1], delays.at(-1)]
      console.log(
        `${delays.length} failures told after ${middle} ms at the median, ${most} at most`,
      )
    }
    const all = Object.entries(this.times).toSorted(([, one], [, other]) => other - one)
    const times = all.slice(0, LONGEST).map(([file, time]) => `${file} ${Math.round(time)} s`)
    console.log(`\nlongest files: ${times.join(', ')}`)
    console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  }

  printsToStdio() {
    return false
  }
}

/** Removes terminal colours and cuts each error to a length that a log can hold. */
function shortly({ errors }: TestResult): string {
  const texts = errors.map(({ message = '' }) => stripVTControlCharacters(message).slice(0, 1_500))
  return texts.join('\n')
}

// Playwright needs a default export.
export default ClosingLine
