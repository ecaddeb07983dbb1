import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { isUuidShaped } from '#api/request.ts'
import type { Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { ProgressBar } from '#components/charts/progress-bar.tsx'
import { TextField } from '#components/form/text-field.tsx'
import type { WebhookScan } from './use-webhook-scan.ts'
import styles from './webhooks-page.module.css'
import { ordersRead } from '#model/doing/jobs/running-words.ts'

const AddWebhook = z.object({
  webhookId: z
    .string()
    .check(
      z.trim(),
      z.refine(isUuidShaped, t`That’s not a full webhook ID (8-4-4-4-12 characters)`),
    ),
})

type WebhookFinderProps = {
  scan: WebhookScan
  /** How many of the latest orders a scan reads. */
  orders: number
  /** None is known yet. */
  isFirst: boolean
  problem: Problem | undefined
  onAdd: (webhookId: string) => void
}

/** Two ways to add an unlisted webhook: by scanning the latest orders, or by its id. */
export function WebhookFinder({ scan, orders, isFirst, problem, onAdd }: WebhookFinderProps) {
  const [isTyping, setIsTyping] = useState(false)
  return (
    <section className={styles.finder} aria-labelledby="webhook-finder">
      <div className={styles.words}>
        <h2 id="webhook-finder" className="title">
          {isFirst
            ? scan.isRunning
              ? t`Looking for webhooks`
              : t`No webhooks found`
            : t`Missing one?`}
        </h2>
        <p className="secondary">
          {t`Your platform has no list of webhooks. Counter finds them in your orders.`}
        </p>
      </div>
      <div className={styles.scan}>
        {scan.isRunning && (
          <ProgressBar
            className={styles.progress}
            label={t`Orders read`}
            value={scan.read}
            maximum={scan.total}
          />
        )}
        <output>{scanText(scan)}</output>
        {scan.isRunning ? (
          <Button variant="subtle" color="gray" onClick={scan.stop}>
            {t`Stop`}
          </Button>
        ) : (
          <Button variant="default" onClick={scan.start}>
            {plural(orders, {
              one: 'Check the last order',
              other: `Check the last ${orders} orders`,
            })}
          </Button>
        )}
        {!isTyping && (
          <Button variant="default" onClick={() => setIsTyping(true)}>
            {t`Enter an ID`}
          </Button>
        )}
      </div>
      {problem && <ErrorPanel inline problem={problem} onRetry={scan.start} />}
      {isTyping && <IdForm onAdd={onAdd} />}
    </section>
  )
}

function IdForm({ onAdd }: Pick<WebhookFinderProps, 'onAdd'>) {
  const { control, handleSubmit, setFocus } = useForm({
    resolver: zodResolver(AddWebhook),
    defaultValues: { webhookId: '' },
  })
  useEffect(() => setFocus('webhookId'), [setFocus])
  return (
    <form
      className={styles.form}
      onSubmit={(event) =>
        void handleSubmit(({ webhookId }) => onAdd(webhookId.toLowerCase()))(event)
      }
      noValidate
    >
      <div className="grow">
        <TextField
          control={control}
          name="webhookId"
          label={t`Webhook ID`}
          placeholder="7c1e0b42-5f8a-4d3e-9b60-a1c2d3e4f506"
        />
      </div>
      <Button type="submit" variant="default" className={styles.add}>
        {t`Open deliveries`}
      </Button>
    </form>
  )
}

function scanText({ total, read, missed }: WebhookScan): string {
  if (total === undefined) return ''
  const words = ordersRead(read, total)
  if (missed === 0) return words
  return plural(missed, {
    one: `${words}, 1 didn’t load`,
    other: `${words}, ${missed} didn’t load`,
  })
}
