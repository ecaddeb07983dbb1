import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { webhookLogsQuery } from '#api/webhooks.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText, visibleText } from '#base/text/visible-text.ts'
import { Button } from '#components/controls/button.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { Private } from '#components/text/private.tsx'
import { Tag } from '#components/values/tag.tsx'
import {
  type ComparedRow,
  comparedRows,
  isOfOneOrder,
  lastGood,
  onlyIn,
} from '#model/records/webhooks/compare.ts'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { ResponseCode } from './delivery-values.tsx'
import styles from './delivery-compare.module.css'
import { charactersText } from '#base/text/characters.ts'

/** Characters of an answer; the whole one is behind its tab. */
const SHOWN_ANSWER = 160

type DeliveryCompareProps = { webhookId: string; log: WebhookLog; logs: readonly WebhookLog[] }

/** This delivery beside the last one that was taken. */
export function DeliveryCompare({ webhookId, log, logs }: DeliveryCompareProps) {
  const [chosenId, setChosenId] = useState<string>()
  const [isLookingBack, setIsLookingBack] = useState(false)
  const earlier = useQuery({
    ...webhookLogsQuery(webhookId, { success: true, to: log.dateCreated, page: 1, pageSize: 1 }),
    enabled: isLookingBack,
  })
  const found = earlier.data?.items.find((other) => other.id !== log.id && isDelivered(other))
  const others = logs.filter((other) => other.id !== '' && other.id !== log.id)
  const usual = lastGood(log, logs) ?? found
  const before = others.find(({ id }) => id === chosenId) ?? usual
  if (!before) {
    return (
      <p className={styles.none}>
        {isLookingBack && earlier.isSuccess
          ? t`Nothing before this one was delivered, so there is nothing to compare it with.`
          : plural(logs.length, {
              one: 'The only one here wasn’t delivered, so there is nothing to compare with.',
              other: `None of the ${formatNumber(logs.length)} here was delivered, so there is nothing to compare with.`,
            })}
        {earlier.isError && betweenSentences + t`Earlier ones didn’t load.`}
        {!earlier.isSuccess && (
          <Button
            variant="default"
            size="xs"
            loading={earlier.isFetching}
            onClick={() => (isLookingBack ? void earlier.refetch() : setIsLookingBack(true))}
          >
            {t`Look further back`}
          </Button>
        )}
      </p>
    )
  }
  const good = before === usual ? t`last delivered` : t`a good one`
  const what = isDelivered(before) ? good : t`a failed one`
  return (
    <div className="stack">
      <div className={styles.sides}>
        <span className={styles.side}>
          <span className={styles.sign} data-kind="minus" aria-hidden>
            −
          </span>
          <span>
            <Trans>
              {what}, <DateTime value={before.dateCreated} absolute />
            </Trans>
          </span>
        </span>
        {others.length > 1 && (
          <ChoiceMenu
            label={t`Compare with`}
            value={before.id}
            choices={others.map((other) => ({
              value: other.id,
              label: nameOf(other),
              detail: <ResponseCode code={other.responseCode} />,
            }))}
            onChange={setChosenId}
          >
            {t({ message: 'Change', context: 'verb' })}
          </ChoiceMenu>
        )}
        <span className={styles.side}>
          <Trans>
            <span className={styles.sign} data-kind="plus" aria-hidden>
              +
            </span>
            this one
          </Trans>
        </span>
      </div>
      {!isOfOneOrder(log, before) && (
        <p className="small secondary">{t`Another order, so values are left out.`}</p>
      )}
      <Bodies
        before={before.requestBody ?? ''}
        after={log.requestBody ?? ''}
        shape={!isOfOneOrder(log, before)}
      />
      <div className={styles.answers}>
        <Answer title={t({ message: 'This one', context: 'a delivery' })} log={log} />
        <Answer title={isDelivered(before) ? t`The good one` : t`The other one`} log={before} />
      </div>
    </div>
  )
}

function nameOf({ orderId, retryCount, id }: WebhookLog) {
  const name = orderId ? t`Order ${orderId.slice(0, 8)}` : t`Delivery ${id.slice(0, 8)}`
  return retryCount ? t`${name}, attempt ${retryCount + 1}` : name
}

function Bodies({ before, after, shape }: { before: string; after: string; shape: boolean }) {
  const { rows, only } = useMemo(
    () => ({ rows: comparedRows(before, after, shape), only: onlyIn(before, after) }),
    [before, after, shape],
  )
  if (!rows) return <p className={styles.none}>{t`These bodies are too long to compare.`}</p>
  if (rows.every(({ kind }) => kind === 'folded')) {
    return (
      <p className={styles.none}>
        {shape
          ? t`Both bodies have the same fields.`
          : t`Both bodies are the same, so the body isn’t the reason.`}
      </p>
    )
  }
  return (
    <>
      {only.length > 0 && <OnlyHere paths={only} />}
      <ol className={styles.rows} aria-label={t`Differences of the request bodies`}>
        {rows.map((row, index) => (
          <Row key={index} row={row} />
        ))}
      </ol>
    </>
  )
}

function OnlyHere({ paths }: { paths: string[] }) {
  const { shown, more } = useFirstOf(paths)
  return (
    <div className={styles.only}>
      <span className="quiet">{t`Only in this one`}</span>
      {shown.map((path) => (
        <Tag key={path}>
          <bdi className="mono">{lineText(path)}</bdi>
        </Tag>
      ))}
      {more}
    </div>
  )
}

const signs = { same: '', minus: '−', plus: '+' } as const

function Row({ row }: { row: ComparedRow }) {
  if (row.kind === 'folded') {
    return (
      <li className={styles.folded}>
        {plural(row.count, {
          one: '1 line the same',
          other: `${formatNumber(row.count)} lines the same`,
        })}
      </li>
    )
  }
  const { kind, number, text } = row
  const words = <Private>{visibleText(text)}</Private>
  return (
    <li className={styles.row} data-kind={kind}>
      <span className={styles.number}>{number}</span>
      <span aria-hidden>{signs[kind]}</span>
      <code>
        {kind === 'minus' ? <del>{words}</del> : kind === 'plus' ? <ins>{words}</ins> : words}
      </code>
    </li>
  )
}

function Answer({
  title,
  log: { responseCode, responseBody = '' },
}: {
  title: string
  log: WebhookLog
}) {
  return (
    <div className={styles.answer}>
      <p className={styles.head}>
        <strong>{title}</strong> <ResponseCode code={responseCode} />
        <span className="at-end small quiet">{charactersText(responseBody.length)}</span>
      </p>
      <p className={styles.words}>
        {responseBody === '' ? (
          <span className="quiet">{t`No words`}</span>
        ) : (
          <Private>{lineText(responseBody.slice(0, SHOWN_ANSWER))}</Private>
        )}
      </p>
    </div>
  )
}
