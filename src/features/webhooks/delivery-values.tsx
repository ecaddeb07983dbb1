import { t, plural } from '#base/language/words.ts'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { Status } from '#components/values/status.tsx'

type ResponseCodeProps = { code: number | undefined; badge?: boolean }

export const noAnswer = { glyph: 'cross', tone: 'danger' } as const

/** The webhook's response code; 0 or a missing code means no response. */
export function ResponseCode({ code, badge }: ResponseCodeProps) {
  if (!code) {
    return <Status value={t`No response`} as={noAnswer} badge={badge} />
  }
  return <Status value={code} badge={badge} />
}

export const codeText = (code: number | undefined) => (code ? String(code) : t`No response`)

export const failedText = (failed: number, isMore = false) =>
  isMore
    ? plural(failed, { one: '1 or more failed', other: `${failed} or more failed` })
    : plural(failed, { one: '1 failed', other: `${failed} failed` })

export const failedOf = (logs: readonly WebhookLog[], failed: number) =>
  plural(failed, {
    one: `1 of ${logs.length} attempts failed`,
    other: `${failed} of ${logs.length} attempts failed`,
  })
