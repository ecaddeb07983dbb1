import { Status } from '#components/status.tsx'
import { Tag } from '#components/tag.tsx'
import { sentenceCase } from '#base/sentence-case.ts'

type CustomerStatusProps = {
  status: string | undefined
  isBlocked: boolean | undefined
  badge?: boolean
  quietSuccess?: boolean
}

/** Blocked beats active; any other status stays beside it, since it may say more. */
export function CustomerStatus({ status, isBlocked, badge, quietSuccess }: CustomerStatusProps) {
  if (!isBlocked) return <Status value={status} badge={badge} quietSuccess={quietSuccess} />
  return (
    <>
      <Status value="blocked" badge={badge} />
      {status && !/^(active|blocked)$/i.test(status) && (
        <Tag title="Status">{sentenceCase(status)}</Tag>
      )}
    </>
  )
}
