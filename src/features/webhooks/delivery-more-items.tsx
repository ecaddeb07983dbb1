// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { useCopy } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { curlOf } from '#model/records/webhooks/curl.ts'
import type { DeliveryTab } from './delivery-tabs.tsx'

type DeliveryMoreItemsProps = {
  log: WebhookLog
  /** An attempt of the same order has its own tab. */
  hasOwn: boolean
  onTab: (tab: DeliveryTab) => void
}

export function DeliveryMoreItems({ log, hasOwn, onTab }: DeliveryMoreItemsProps) {
  const [state, copy] = useCopy()
  return (
    <>
      {/* Stays open for a moment, to show that the copy worked. */}
      <Menu.Item
        closeMenuOnClick={false}
        title={t`Without signature, credentials and query`}
        onClick={() => copy(curlOf(log))}
      >
        {state === 'copied' ? t`Copied` : t`Copy as cURL`}
      </Menu.Item>
      <Menu.Item onClick={() => onTab('signature')}>{t`Signature`}</Menu.Item>
      {!hasOwn && (
        <Menu.Item onClick={() => onTab('compare')}>{t`Compare with another order`}</Menu.Item>
      )}
    </>
  )
}
