import { ButtonLink } from '#components/controls/button-link.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { settingsBefore } from '#model/doing/activity/words.ts'
import { orderLink, productLink, ticketLink } from '#model/reading/links/links.ts'

const look = { variant: 'default', size: 'xs' } as const

export function ActivityLinks({ entry, storeId }: { entry: ActivityEntry; storeId: string }) {
  const { orderId, customerId, ticketId, productId } = entry.params
  if (orderId) {
    return (
      <ButtonLink {...orderLink(storeId, orderId)} {...look}>
        Open order
      </ButtonLink>
    )
  }
  if (customerId && ticketId) {
    return (
      <ButtonLink {...ticketLink(storeId, customerId, ticketId)} {...look}>
        Open ticket
      </ButtonLink>
    )
  }
  if (productId) {
    return (
      <ButtonLink {...productLink(storeId, productId)} {...look}>
        Open product
      </ButtonLink>
    )
  }
  const proposed = settingsBefore(entry)
  const link = { to: '/stores/$storeId/settings', params: { storeId } } as const
  return (
    <>
      <ButtonLink {...link} {...look}>
        Open settings
      </ButtonLink>
      {Object.keys(proposed).length > 0 && (
        <ButtonLink {...link} {...look} state={{ proposedSettings: proposed }}>
          Restore old values
        </ButtonLink>
      )}
    </>
  )
}
