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

type DeliveriesMore = {
  /** Undefined where no more paths fit. */
  onPath: (() => void) | undefined
  onFind: () => void
  /** Undefined while new deliveries are followed, which shows beside the menu. */
  onFollow: (() => void) | undefined
}

export const DeliveriesMoreItems = ({ onPath, onFind, onFollow }: DeliveriesMore) => (
  <>
    {onPath && <Menu.Item onClick={onPath}>{t`Show a path of the body`}</Menu.Item>}
    <Menu.Item onClick={onFind}>{t`Find in bodies`}</Menu.Item>
    {onFollow && <Menu.Item onClick={onFollow}>{t`Follow new deliveries`}</Menu.Item>}
  </>
)
