import { useQueryClient } from '@tanstack/react-query'
import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Note } from '#components/page/note.tsx'

type CustomerElsewhereProps = { storeId: string; customerId: string }

/** An order names its customer by up to two ids, and either may have no record. */
export function CustomerElsewhere({ storeId, customerId }: CustomerElsewhereProps) {
  const queryClient = useQueryClient()
  const read = queryClient.getQueriesData<OrderDetail>({ queryKey: ['getOrder', { storeId }] })
  const order = read
    .map(([, detail]) => detail?.order)
    .find((each) =>
      [each?.customer?.customerId, each?.realCustomerId].some((id) => isSameId(id, customerId)),
    )
  if (!order) return null
  const { customer, realCustomerId } = order
  const email = customer?.emailAddress
  return (
    <Note>
      {t`An order names this customer.`}
      {betweenSentences}
      {realCustomerId && !isSameId(realCustomerId, customerId) && (
        <>
          <AnchorLink
            to="/stores/$storeId/customers/$customerId"
            params={{ storeId, customerId: realCustomerId }}
          >
            {t`Try its other customer ID`}
          </AnchorLink>{' '}
        </>
      )}
      {email && (
        <AnchorLink to="/stores/$storeId/customers" params={{ storeId }} search={{ q: email }}>
          {t`Search by its email address`}
        </AnchorLink>
      )}
    </Note>
  )
}
