import { Button } from '@mantine/core'
import { Suspense, lazy, useState } from 'react'
import type { OrderDetail } from '#api/schemas/orders.ts'
import { Icon } from '#components/icons.tsx'

const loadDialog = () => import('./refund-dialog.tsx')
const RefundDialog = lazy(() => loadDialog().then((module) => ({ default: module.RefundDialog })))

/** Gone as soon as the order carries a refund; the dialog stays until its outcome has been read. */
export function RefundButton({ storeId, detail }: { storeId: string; detail: OrderDetail }) {
  const [isOpen, setIsOpen] = useState(false)
  const { id, refund } = detail.order

  return (
    <>
      {!refund && id !== '' && (
        <Button
          variant="default"
          size="xs"
          c="var(--c-danger-text)"
          leftSection={<Icon name="refund" size={15} />}
          onClick={() => setIsOpen(true)}
          onPointerEnter={() => void loadDialog()}
        >
          Refund
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <RefundDialog storeId={storeId} detail={detail} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
