import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { deliveryLink } from '#model/reading/links/links.ts'
import { type BesideList, ListBeside } from './-list-beside.tsx'

type DeliveriesBesideProps = Omit<BesideList<WebhookLog>, 'peeked'> & {
  address: Readonly<Record<string, unknown>>
  /** The webhook's store, if it is known. */
  storeId: string | undefined
}

export const DeliveriesBeside = (props: DeliveriesBesideProps) => (
  <ListBeside
    {...props}
    kind="deliveries"
    recordLink={(log) => deliveryLink(props.owner, log)}
    copies={[{ label: t`Order IDs`, valueOf: ({ orderId }) => orderId }]}
  />
)
