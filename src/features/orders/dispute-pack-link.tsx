import { t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Icon } from '#components/controls/icons.tsx'

type DisputePackLinkProps = { storeId: string; orderId: string }

export const DisputePackLink = ({ storeId, orderId }: DisputePackLinkProps) => (
  <ButtonLink
    to="/stores/$storeId/orders/$orderId/dispute"
    params={{ storeId, orderId }}
    variant="default"
    size="xs"
    leftSection={<Icon name="file" size={15} />}
  >
    {t`Dispute pack`}
  </ButtonLink>
)
