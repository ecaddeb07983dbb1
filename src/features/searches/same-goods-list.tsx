import { useState } from 'react'
import { readOrder } from '#api/order-detail.ts'
import { semicolonList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { TextButton } from '#components/controls/text-button.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Trans } from '#components/text/trans.tsx'
import { useForAWhile } from '#components/text/use-for-a-while.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Email } from '#components/values/email.tsx'
import { Money } from '#components/values/money.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { orderLink } from '#model/reading/links/order-links.ts'
import { sameGoodsText } from '#model/records/orders/goods-words.ts'
import {
  type Delivery,
  type KeyComparison,
  type SameGoods,
  isAlarming,
  isAlike,
  ordersOf,
} from '#model/records/orders/sold-twice.ts'
import styles from './order-checks.module.css'

/** More are counted, not shown: who sold as many has another task than reading them. */
const MOST_SHOWN = 100
const MOST_ORDERS = 10

type SameGoodsListProps = {
  name: string
  storeId: string
  storeCurrency: string | undefined
  same: readonly SameGoods[]
  compares: KeyComparison
}

export function SameGoodsList({ name, same, ...each }: SameGoodsListProps) {
  const more = same.length - MOST_SHOWN
  return (
    <>
      <ul aria-label={name}>
        {same.slice(0, MOST_SHOWN).map((goods) => (
          <li key={goods.id} className={styles.goods}>
            <Same {...each} goods={goods} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={styles.cost}>
          {plural(more, {
            one: '1 more isn’t shown.',
            other: `${formatNumber(more)} more aren’t shown.`,
          })}
        </p>
      )}
    </>
  )
}

type SameProps = Omit<SameGoodsListProps, 'name' | 'same'> & { goods: SameGoods }

function Same({ storeId, storeCurrency, goods, compares }: SameProps) {
  const { kind, masked, deliveries } = goods
  const products = new Set(deliveries.map(({ product }) => product).filter(Boolean))
  const orders = [...ordersOf(deliveries)]
  const timesOf = (id: string) => deliveries.filter(({ orderId }) => orderId === id).length
  const [most, setMost] = useState(MOST_ORDERS)
  const shown = orders
    .slice(0, most)
    .flatMap((id) => deliveries.find(({ orderId }) => orderId === id) ?? [])
  const more = shown.reduce((left, { orderId }) => left - timesOf(orderId), deliveries.length)
  const glyph = isAlarming(goods)
    ? ({ glyph: 'triangle', tone: isAlike(goods) ? 'warning' : 'danger' } as const)
    : ({ glyph: 'ring', tone: 'neutral' } as const)
  return (
    <>
      <h3 className={styles.head}>
        <StatusGlyph {...glyph} />
        <span className="bold">{sameGoodsText(goods)}</span>
        {kind === 'text' ? (
          <code className={styles.key} dir="ltr">
            {masked}
          </code>
        ) : (
          <ShownKey storeId={storeId} goods={goods} compares={compares} />
        )}
        {isAlarming(goods) && (
          <CopyButton value={orders.join('\n')} what={t`the orders’ ids`} inline />
        )}
        <span className="small quiet breaks">
          {lineText(semicolonList([...products].slice(0, 3)))}
        </span>
      </h3>
      <ul className={styles.orders}>
        {shown.map((delivery) => (
          <li key={delivery.orderId} className={styles.order}>
            <Order {...{ storeId, storeCurrency, delivery }} times={timesOf(delivery.orderId)} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <TextButton onClick={() => setMost(most + MOST_SHOWN)}>
          {plural(more, { one: '1 more delivery', other: `${formatNumber(more)} more deliveries` })}
        </TextButton>
      )}
    </>
  )
}

type OrderProps = Pick<SameGoodsListProps, 'storeId' | 'storeCurrency'> & {
  delivery: Delivery
  /** How often the order has these goods. */
  times: number
}

function Order({ storeId, storeCurrency, delivery, times }: OrderProps) {
  const { orderId, email, amountPaid, currencyCode, date, isGivenBack } = delivery
  const time = <DateTime value={date} absolute />
  return (
    <>
      <span className="truncate">
        <Email text={email} />
      </span>
      <Money amount={amountPaid} currency={currencyCode} storeCurrency={storeCurrency} />
      <span className="small quiet breaks">
        {times > 1 && <>×{formatNumber(times)} · </>}
        {isGivenBack ? <Trans>{time}, given back</Trans> : time}
      </span>
      <PlainLink {...orderLink(storeId, orderId)} className={styles.link}>
        <Trans>Open {orderId.slice(0, 8)}</Trans>
      </PlainLink>
    </>
  )
}

type ShownKeyProps = { storeId: string; goods: SameGoods; compares: KeyComparison }

/** The key itself is not kept: one of its orders is opened again, and it is shown for a while. */
function ShownKey({ storeId, goods, compares }: ShownKeyProps) {
  const { id, masked, deliveries } = goods
  const [key, setKey] = useForAWhile<string>()
  const [state, setState] = useState<'reading' | 'failed'>()

  async function show() {
    setState('reading')
    const shown = deliveries.filter(({ isOtherwise }) => !isOtherwise)
    for (const orderId of [...ordersOf(shown)].slice(0, 2)) {
      const detail = await readOrder(storeId, orderId).catch(() => undefined)
      const found = detail && (await compares.textIn(id, detail))
      if (found === undefined) continue
      // Whoever has left the tab meanwhile shows it to nobody.
      setKey(document.hidden ? undefined : found)
      return setState(undefined)
    }
    return setState('failed')
  }

  return (
    <>
      <code className={styles.key} dir="ltr">
        {key === undefined ? masked : <LongText text={key} />}
      </code>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        leftSection={<Icon name={key === undefined ? 'eye' : 'eye-off'} size={15} />}
        disabled={state === 'reading'}
        onClick={() => (key === undefined ? void show() : setKey(undefined))}
      >
        {key === undefined ? t`Show key` : t`Hide key`}
      </Button>
      <output className="small quiet breaks">
        {state === 'failed' && t`The key didn’t load.`}
      </output>
    </>
  )
}
