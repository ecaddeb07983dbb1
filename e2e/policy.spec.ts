import { readFile } from 'node:fs/promises'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { expect, test } from './fixtures.ts'
import { observatoryPoints } from './observatory.ts'
import { readShippedHeaders } from './static-site.ts'

test.fail('a violation of the content policy fails its test', async ({ page }) => {
  await page.goto('/preferences')
  await page.evaluate(() => {
    const image = new Image()
    image.src = 'https://evil.invalid/x.png'
    return new Promise((resolve) => image.addEventListener('error', resolve))
  })
})

test.describe('response headers', { tag: '@signed-out' }, () => {
  test("the host's headers score 155 by the Observatory's rules", async ({ request }) => {
    const answer = await request.get('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    const points = observatoryPoints({ headers: answer.headers(), html: await answer.text() })
    expect(sum(points), JSON.stringify(points)).toBe(155)
  })

  test("the static files' headers score 155 and their policy has no finding", async () => {
    const headers = await readStaticHeaders()
    const html = await readFile('dist/static-test/index.html', 'utf8')
    const points = observatoryPoints({ headers, html })
    expect(sum(points), JSON.stringify(points)).toBe(155)

    const { csp } = new CspParser(headers['content-security-policy'] ?? '')
    const findings = new CspEvaluator(csp).evaluate()
    expect(findings.filter(({ severity }) => severity <= Severity.MEDIUM_MAYBE)).toEqual([])
  })
})

/** Builds for a service with https; the tests' own has none. */
async function readStaticHeaders() {
  const headers = Object.entries(await readShippedHeaders('dist/static-test'))
  return Object.fromEntries(
    headers.map(([name, value]) => [
      name.toLowerCase(),
      value.replace(/http:\/\/127\.0\.0\.1:\d+/, 'https://api.example.com'),
    ]),
  )
}

function sum(points: Record<string, number>) {
  return Object.values(points).reduce((total, point) => total + point, 100)
}
