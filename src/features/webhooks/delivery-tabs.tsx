import '@mantine/core/styles/Tabs.css'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Tabs } from '@mantine/core'
import { Suspense } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { Mantine } from '#components/controls/mantine.tsx'
import styles from './delivery-tabs.module.css'

const DeliveryCompare = lazyPart(
  async () => (await import('./delivery-compare.tsx')).DeliveryCompare,
)
const SignatureLab = lazyPart(async () => (await import('./signature-lab.tsx')).SignatureLab)

const labels = {
  compare: 'Compare',
  request: 'Request',
  response: 'Response',
  signature: 'Signature',
} as const
export type DeliveryTab = keyof typeof labels
const tabs = Object.keys(labels) as DeliveryTab[]

type DeliveryTabsProps = {
  webhookId: string
  log: WebhookLog
  logs: readonly WebhookLog[]
  tab: DeliveryTab
  onTab: (tab: DeliveryTab) => void
}

export function DeliveryTabs({ webhookId, log, logs, tab, onTab }: DeliveryTabsProps) {
  const parts = {
    compare: <DeliveryCompare webhookId={webhookId} log={log} logs={logs} />,
    request: <Body text={log.requestBody} name="request body" />,
    response: <Body text={log.responseBody} name="response body" />,
    signature: <SignatureLab log={log} />,
  }
  return (
    <Mantine>
      <Tabs
        className={styles.tabs}
        value={tab}
        onChange={(chosen) => onTab(chosen as DeliveryTab)}
        keepMounted={false}
      >
        <Tabs.List className={styles.list} aria-label="Parts of the delivery">
          {tabs.map((each) => (
            <Tabs.Tab key={each} value={each} className={styles.tab}>
              {labels[each]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {tabs.map((each) => (
          <Tabs.Panel key={each} value={each}>
            <Suspense>{parts[each]}</Suspense>
          </Tabs.Panel>
        ))}
      </Tabs>
    </Mantine>
  )
}

function Body({ text, name }: { text: string | undefined; name: string }) {
  if (!text) return <p className={styles.empty}>The {name} is empty.</p>
  return <LazyJsonView text={text} name={name} />
}
