import { execFileSync } from 'node:child_process'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { curlOf } from './curl.ts'

/** The arguments that a shell passes to curl when the command is pasted. */
function argumentsOf(command: string): string[] {
  const script = `curl() { printf '%s\\0' "$@"; }\n${command}`
  const output = execFileSync('sh', ['-c', script], { encoding: 'utf8', stdio: 'pipe', env: {} })
  return output.split('\0').slice(0, -1)
}

const delivery = (fields: object) => WebhookLog.parse({ id: 'x', ...fields })

it.each([
  `'; touch /tmp/pwned; echo '`,
  '$(touch /tmp/pwned)',
  '`touch /tmp/pwned`',
  '@/etc/passwd',
  '=HYPERLINK("https://evil.example")',
  'one\ntwo; echo three',
  String.raw`\' && false`,
])('passes the body to curl unchanged and nothing to the shell: %s', (requestBody) => {
  const command = curlOf(delivery({ url: 'https://shop.example/in', requestBody }))
  expect(argumentsOf(command)).toEqual([
    '--request',
    'POST',
    '--url',
    'https://shop.example/in',
    '--data-raw',
    requestBody,
  ])
})

it('passes exactly an address, headers and a body for any text', () => {
  const text = fc
    .string({ unit: 'binary-ascii', minLength: 1 })
    .filter((each) => !each.includes('\0'))
  fc.assert(
    fc.property(text, text, text, (url, userAgent, requestBody) => {
      const args = argumentsOf(curlOf(delivery({ url, userAgent, requestBody })))
      const [request, post, urlFlag, , ...rest] = args
      expect([request, post, urlFlag]).toEqual(['--request', 'POST', '--url'])
      expect(rest.filter((_, index) => index % 2 === 0)).toEqual(
        rest.length === 6 ? ['--header', '--header', '--data-raw'] : ['--header', '--data-raw'],
      )
      expect(rest.at(-1)).toBe(requestBody)
    }),
    { numRuns: 100 },
  )
})

it('omits the query, credentials and the user agent’s line breaks', () => {
  const command = curlOf(
    delivery({ url: 'https://user:pass@shop.example/in?token=abc#part', userAgent: 'a\r\nX: b' }),
  )
  expect(argumentsOf(command)).toEqual([
    '--request',
    'POST',
    '--url',
    'https://shop.example/in?REDACTED',
    '--header',
    'User-Agent: a X: b',
  ])
})
