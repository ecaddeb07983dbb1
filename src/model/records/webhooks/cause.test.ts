import { expect, test } from 'vitest'
import { WebhookLog } from '#api/schemas/webhooks.ts'
import { failureCause } from './cause.ts'

const cause = (fields: object) => failureCause(WebhookLog.parse({ id: '1', ...fields }))

test('says why a delivery failed, and nothing of one that arrived', () => {
  const url = 'https://crm.test/in?token=secret'
  expect(cause({ responseCode: 204, url })).toBeUndefined()
  expect(cause({ responseCode: 502, url, retryCount: 3 })).toBe(
    'crm.test was down (502). This was retry 3.',
  )
  expect(cause({ url, retryCount: 0 })).toBe('crm.test didn’t answer.')
  expect(cause({ responseCode: 418 })).toBe('The receiver answered 418: it refused the message.')
  expect(cause({ responseCode: 301, url })).toContain('another address')
})
