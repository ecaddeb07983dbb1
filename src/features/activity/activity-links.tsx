import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { settingsBefore } from '#model/doing/activity/words.ts'
import { productLink, ticketLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'

const look = { variant: 'default', size: 'xs' } as const

export function ActivityLinks({ entry, storeId }: { entry: ActivityEntry; storeId: string }) {
  const { orderId, customerId, ticketId, productId } = entry.params
  if (orderId) {
    return (
      <ButtonLink {...orderLink(storeId, orderId)} {...look}>
        {t`Open order`}
      </ButtonLink>
    )
  }
  if (customerId && ticketId) {
    return (
      <ButtonLink {...ticketLink(storeId, customerId, ticketId)} {...look}>
        {t`Open ticket`}
      </ButtonLink>
    )
  }
  if (productId) {
    return (
      <ButtonLink {...productLink(storeId, productId)} {...look}>
        {t`Open product`}
      </ButtonLink>
    )
  }
  const proposed = settingsBefore(entry)
  const link = { to: '/stores/$storeId/settings', params: { storeId } } as const
  return (
    <>
      <ButtonLink {...link} {...look}>
        {t`Open settings`}
      </ButtonLink>
      {Object.keys(proposed).length > 0 && (
        <ButtonLink {...link} {...look} state={{ proposedSettings: proposed }}>
          {t`Restore old values`}
        </ButtonLink>
      )}
    </>
  )
}
