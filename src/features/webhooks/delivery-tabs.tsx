import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PartTabs } from '#components/page/part-tabs.tsx'
import styles from './delivery-view.module.css'
import { codeText } from './delivery-values.tsx'

const DeliveryCompare = lazyPart(
  async () => (await import('./delivery-compare.tsx')).DeliveryCompare,
)
const SignatureLab = lazyPart(async () => (await import('./signature-lab.tsx')).SignatureLab)

export type DeliveryTab = 'answer' | 'sent' | 'compare' | 'signature'

type DeliveryTabsProps = {
  webhookId: string
  log: WebhookLog
  logs: readonly WebhookLog[]
  /** An attempt of the same order was taken, which says most about this one. */
  hasOwn: boolean
  tab: DeliveryTab
  /** What was looked for in the bodies, so that it is marked here. */
  wanted: string
  onTab: (tab: DeliveryTab) => void
}

export const DeliveryTabs = ({
  webhookId,
  log,
  logs,
  hasOwn,
  tab,
  wanted,
  onTab,
}: DeliveryTabsProps) => (
  <PartTabs
    label={t`Parts of the delivery`}
    tab={tab}
    onTab={onTab}
    parts={{
      answer: {
        label: t`Answer`,
        content: (
          <Body
            text={log.responseBody}
            name={t`answer`}
            empty={log.responseCode ? t`The answer is empty.` : codeText(0)}
            wanted={wanted}
          />
        ),
      },
      sent: {
        label: t`What was sent`,
        content: (
          <Body
            text={log.requestBody}
            name={t`body that was sent`}
            empty={t`The body that was sent is empty.`}
            wanted={wanted}
          />
        ),
      },
      ...((hasOwn || tab === 'compare') && {
        compare: {
          label: t`Compare`,
          content: <DeliveryCompare webhookId={webhookId} log={log} logs={logs} />,
        },
      }),
      ...(tab === 'signature' && {
        signature: { label: t`Signature`, content: <SignatureLab log={log} /> },
      }),
    }}
  />
)

type BodyProps = { text: string | undefined; name: string; empty: string; wanted: string }

function Body({ text, name, empty, wanted }: BodyProps) {
  if (!text) return <p className={styles.empty}>{empty}</p>
  return <LazyJsonView key={wanted} text={text} name={name} wanted={wanted} />
}
