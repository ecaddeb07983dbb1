import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'

/** Closes the run with one plain line that people and machines can read. */
class ClosingLine implements Reporter {
  private readonly outcomes = new Map<string, TestResult['status']>()
  private readonly cells = { passed: 0, total: 0 }

  onTestEnd(test: TestCase, result: TestResult) {
    this.outcomes.set(test.id, test.expectedStatus === result.status ? 'passed' : result.status)
    for (const { type, description = '' } of result.annotations) {
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
    const { cells } = this
    if (cells.total > 0) console.log(`\nfault matrix: ${cells.passed}/${cells.total}`)
    console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`)
  }

  printsToStdio() {
    return false
  }
}

// Playwright takes a reporter as the default export of its file.
export default ClosingLine
