import { useState } from 'react'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import type { DeliveredItem, OrderRecord } from '#api/schemas/order-detail.ts'
import { isComplete } from '#api/schemas/fields.ts'
import { oldestFirst } from '#base/time/by-time.ts'
import { Card } from '#components/page/card.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { useFirstOf } from '#components/text/first-of.tsx'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { Note } from '#components/page/note.tsx'
import { Trans } from '#components/text/trans.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { maskedText } from '#base/text/masked-text.ts'
import { useForAWhile } from '#components/text/use-for-a-while.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { isSameId } from '#base/text/same-id.ts'
import { deliveryWord } from '#model/records/products/delivery-words.ts'
import { Status } from '#components/values/status.tsx'
import styles from './order-delivered-card.module.css'

type OrderDeliveredCardProps = {
  order: OrderRecord
  /** Puts a delivered text into the reply beside it. */
  onInsert?: (text: string) => void
}

/** What the customer received; keys and texts stay masked until revealed. */
export function OrderDeliveredCard({ order, onInsert }: OrderDeliveredCardProps) {
  const deliveredItems = order.deliveredItems.toSorted(oldestFirst)
  const { shown, more } = useFirstOf(deliveredItems)
  const count = deliveredItems.length
  /** Counts the times that all were revealed: each hides again by itself. */
  const [revealed, setRevealed] = useState(0)
  const texts = deliveredItems.filter(({ textContent }) => textContent).length
  return (
    <Card
      title={t`Delivered items`}
      actions={
        texts > 1 && (
          <Button
            variant="subtle"
            color="gray"
            size="xs"
            leftSection={<Icon name="eye" size={15} />}
            onClick={() => setRevealed(revealed + 1)}
          >
            {t`Reveal all`}
          </Button>
        )
      }
    >
      {order.isDeliveryItemsLocked && (
        <div className={styles.note}>
          <Note icon="lock">
            {count === 0
              ? t`The delivered items of this order are locked, and none are listed.`
              : t`The delivered items of this order are locked.`}
          </Note>
        </div>
      )}
      {count === 0 && !order.isDeliveryItemsLocked && (
        <p className="quiet padded">
          {isComplete(order.deliveredItems)
            ? t`Nothing has been delivered.`
            : t`Your platform didn’t send what was delivered.`}
        </p>
      )}
      <ul className={styles.list}>
        {shown.map((item, index) => (
          <Delivered
            key={`${item.id || index} ${revealed}`}
            item={item}
            isRevealed={revealed > 0}
            order={order}
            onInsert={onInsert}
          />
        ))}
      </ul>
      {more && <div className={styles.note}>{more}</div>}
    </Card>
  )
}

const icons: Record<string, IconName> = {
  license_keys: 'key',
  extauth: 'lock',
  files: 'file',
  dynamic: 'bolt',
  instructions: 'mail',
}

type DeliveredProps = Pick<OrderDeliveredCardProps, 'onInsert'> & {
  item: DeliveredItem
  order: OrderRecord
  isRevealed?: boolean
}

export function Delivered({ item, order, isRevealed = false, onInsert }: DeliveredProps) {
  const name = productName(item, order)
  const { type, source, textContent, webhookExecutionLog } = item
  const words = [
    type && deliveryWord(type),
    source && isMixed(order) && sentenceCase(source).toLowerCase(),
  ]
  return (
    <li className={styles.row}>
      <Icon name={icons[type?.toLowerCase() ?? ''] ?? 'products'} />
      <span className={styles.main}>
        <span className={styles.name}>
          <bdi>{name}</bdi> <bdi className="quiet">{commaList(words)}</bdi>
        </span>
        <span className={styles.goods}>
          {textContent && (
            <SecretText text={textContent} what={t`${name} text`} isShownAtFirst={isRevealed} />
          )}
          {textContent && onInsert && (
            <Button
              variant="subtle"
              size="compact-xs"
              className={styles.insert}
              aria-label={t`Insert ${name} text`}
              onClick={() => onInsert(textContent)}
            >
              {t`Insert`}
            </Button>
          )}
          <DeliveredFile item={item} />
          {webhookExecutionLog?.responseCode !== undefined && (
            <span className={styles.answer}>
              <Status
                value={webhookExecutionLog.responseCode}
                label={t`Webhook ${webhookExecutionLog.responseCode}`}
              />
            </span>
          )}
        </span>
      </span>
    </li>
  )
}

function DeliveredFile({ item: { file, fileId } }: { item: DeliveredItem }) {
  const id = file?.id || fileId
  if (!id) return null
  return (
    <span className={styles.file}>
      <span className="secondary breaks" title={t`Files can be named here, not downloaded`}>
        <bdi>{file?.friendlyName ?? t`File without a name`}</bdi>
      </span>
      <CopyButton value={id} what={t`file id`} />
    </span>
  )
}

/** The order says how all came, unless they came in several ways. */
const isMixed = ({ deliveredItems }: OrderRecord) =>
  new Set(deliveredItems.map(({ source }) => source)).size > 1

/** A delivered item does not name its product, but the order's items do. */
function productName({ productId, variantId, variant }: DeliveredItem, { items }: OrderRecord) {
  const item =
    items.find((candidate) => isSameId(candidate.variantId, variantId)) ??
    items.find((candidate) => isSameId(candidate.productId, productId))
  return item?.productName ?? variant?.name ?? t`Item`
}

/** The page contains it only while revealed: for half a minute, or until the tab is left. */
type SecretTextProps = {
  text: string
  what: string
  /** Revealed at first, as one of several. */
  isShownAtFirst?: boolean
}

function SecretText({ text, what, isShownAtFirst = false }: SecretTextProps) {
  const [isShown = false, setIsShown] = useForAWhile(isShownAtFirst || undefined)
  return (
    <span className="row grow near">
      <span className={styles.secret}>
        {isShown ? (
          <LongText text={text} />
        ) : (
          <bdi dir="ltr" aria-hidden>
            {maskedText(text)}
          </bdi>
        )}
        {!isShown && (
          <span className="sr-only">
            <Trans>{what} hidden</Trans>
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={isShown ? t`Hide ${what}` : t`Reveal ${what}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(isShown ? undefined : true)}
        />
        <CopyButton value={text} what={what} isPrivate />
      </span>
    </span>
  )
}
