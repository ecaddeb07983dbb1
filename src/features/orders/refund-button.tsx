import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { isNothingPaid, isPaymentKnown } from '#model/records/orders/paid.ts'

const loadDialog = () => import('./refund-dialog.tsx')
export const LazyRefundDialog = lazyPart(async () => (await loadDialog()).RefundDialog)

/**
 * Hidden once the order has a refund; if nothing was paid, a note replaces it. Where nobody knows
 * what was paid it stays, since the platform may, but calmer.
 */
export function RefundButton({ order, onOpen }: { order: OrderRecord; onOpen: () => void }) {
  const refused = useRoleRefusal('refundOrder')
  if (order.refund || order.id === '') return undefined
  const isKnown = isPaymentKnown(order)
  if (isKnown && isNothingPaid(order)) {
    return <span className="quiet small">{t`Nothing to refund`}</span>
  }
  if (refused !== undefined) return <RoleNote why={refused} />
  return (
    <Button
      variant={isKnown ? 'default' : 'subtle'}
      size="xs"
      style={{ color: isKnown ? 'var(--c-danger-text)' : 'var(--c-text-2)' }}
      leftSection={<Icon name="refund" size={15} />}
      onClick={onOpen}
      onPointerEnter={() => void loadDialog().catch(() => undefined)}
    >
      {t({ message: 'Refund', context: 'verb' })}
    </Button>
  )
}
