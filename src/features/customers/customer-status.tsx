import { Status } from '#components/status.tsx'
import { Tag } from '#components/tag.tsx'

type CustomerStatusProps = {
  status: string | undefined
  isBlocked: boolean | undefined
  badge?: boolean
  quietSuccess?: boolean
}

/** Being blocked counts more than the status, which is still told where it says something else. */
export function CustomerStatus({ status, isBlocked, badge, quietSuccess }: CustomerStatusProps) {
  if (!isBlocked) return <Status value={status} badge={badge} quietSuccess={quietSuccess} />
  return (
    <>
      <Status value="blocked" badge={badge} />
      {status && status.toLowerCase() !== 'blocked' && <Tag title="Status">{status}</Tag>}
    </>
  )
}
