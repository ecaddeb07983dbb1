import { Status } from '#components/status.tsx'

type ResponseCodeProps = { code: number | undefined; badge?: boolean }

/** What the webhook answered with; a code of 0 or none is no answer at all. */
export function ResponseCode({ code, badge }: ResponseCodeProps) {
  if (!code) {
    return <Status value="No response" as={{ glyph: 'cross', tone: 'danger' }} badge={badge} />
  }
  return <Status value={code} badge={badge} />
}

export const codeText = (code: number | undefined) => (code ? String(code) : 'No response')
