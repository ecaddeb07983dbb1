import { t, labels, plural } from '#base/language/words.ts'
import { Status } from '#components/values/status.tsx'
import { useQuery } from '@tanstack/react-query'
import { Skeleton } from '#components/page/skeleton.tsx'
import { resolveBound } from '#base/time/date-range.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { failuresQuery } from '#model/reading/overview/failed-deliveries.ts'
import { failedAmong } from '#model/records/webhooks/deliveries.ts'

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

/** Failures since yesterday, from the same read that the overview uses. */
export function FailedCount({ webhookId, whole }: { webhookId: string; whole?: boolean }) {
  const since = Date.parse(String(resolveBound('today-1d', 'from', useTimeZone(), useNow())))
  const { data, isError } = useQuery(failuresQuery(webhookId, since))
  if (isError) return <span className="quiet">{t`Didn’t load`}</span>
  if (!data) return <Skeleton width={24} />
  const { count: failed, isMore } = failedAmong(data, since)
  if (failed === 0 && isMore) return <span className="quiet">{labels.notKnown}</span>
  if (failed === 0)
    return (
      <span className="quiet">
        {whole ? t`None failed` : t({ message: 'None', context: 'deliveries' })}
      </span>
    )
  const short = isMore ? t`${failed} or more` : String(failed)
  return <span className="strong">{whole ? failedText(failed, isMore) : short}</span>
}

export const failedText = (failed: number, isMore = false) =>
  isMore
    ? plural(failed, { one: '1 or more failed', other: `${failed} or more failed` })
    : plural(failed, { one: '1 failed', other: `${failed} failed` })
