import { labels, t } from '#base/language/words.ts'
import { Status } from '#components/values/status.tsx'
import { Tag } from '#components/values/tag.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'

type CustomerStatusProps = {
  status: string | undefined
  isBlocked: boolean | undefined
  badge?: boolean
  quietSuccess?: boolean
}

/** Shows "blocked" instead of "active", and beside any other status. */
export function CustomerStatus({ status, isBlocked, badge, quietSuccess }: CustomerStatusProps) {
  if (!isBlocked) return <Status value={status} badge={badge} quietSuccess={quietSuccess} />
  return (
    <>
      <Status value="blocked" label={t`Blocked`} badge={badge} />
      {status && !/^(active|blocked)$/i.test(status) && (
        <Tag title={labels.status}>{sentenceCase(status)}</Tag>
      )}
    </>
  )
}
