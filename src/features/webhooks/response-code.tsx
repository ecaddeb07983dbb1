import { t } from '#base/language/words.ts'
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
