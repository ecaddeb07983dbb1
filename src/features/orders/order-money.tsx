import type { ReactNode } from 'react'
import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import { Trans } from '#components/text/trans.tsx'
import { type MoneyLine, MoneyLines } from '#components/values/money-lines.tsx'
import { Money } from '#components/values/money.tsx'
import { Note } from '#components/page/note.tsx'
import { Remark } from '#components/page/record-headline.tsx'
import { percentText } from '#model/reading/platform/percent.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { lineText } from '#base/text/visible-text.ts'
import type { OrderCurrency } from '#model/records/orders/currency.ts'
import { couponLink } from '#model/reading/links/links.ts'
import {
  type AmountLine,
  type OrderMoney as Sums,
  orderMoney,
} from '#model/records/orders/money.ts'
import styles from './order-summary.module.css'

type OrderMoneyProps = { order: OrderRecord; storeId: string; currency: OrderCurrency }

const swatches: Partial<Record<AmountLine['kind'], string>> = {
  tax: 'var(--c-chart-muted)',
  'gateway-fee': 'var(--c-chart-2)',
  'platform-fee': 'var(--c-chart-3)',
  refund: 'var(--c-chart-4)',
}

export function OrderMoney({ order, storeId, currency }: OrderMoneyProps) {
  const money = orderMoney(order)
  const words = (line: AmountLine) => wordsOf(line, { order, storeId, currency })
  const remark = sumRemark(money)
  const lines = { currency: currency.code, assumed: currency.isAssumed, stretch: true }
  return (
    <div className="line-above">
      <Flow money={money} />
      <div className={styles.split}>
        <section>
          <h3 className="small quiet strong below-1">{t`Customer’s amount`}</h3>
          <MoneyLines {...lines} lines={[...money.charged.map(words), ...totals(money, order)]} />
          {remark && <Remark>{remark}</Remark>}
          {money.apart.length > 0 && (
            <div className="above-3">
              <h4 className="small quiet strong below-1">{t`Also on this record`}</h4>
              <MoneyLines {...lines} lines={money.apart.map(words)} />
              <Remark>{t`Not added above: part of another line, or not charged.`}</Remark>
            </div>
          )}
        </section>
        {money.kept.length > 0 && (
          <section className={styles.kept}>
            <h3 className="small quiet strong below-1">
              {money.net === undefined ? t`What was paid` : t`You keep`}
            </h3>
            <MoneyLines
              {...lines}
              lines={[
                ...money.kept.map((line) => ({
                  ...words(line),
                  detail: undefined,
                  swatch: swatches[line.kind],
                })),
                ...netLine(money),
              ]}
            />
          </section>
        )}
      </div>
      {isPaidInPart(money, order) && (
        <div className="padded">
          <Note tone="warning">{t`Less was paid than the order’s amount.`}</Note>
        </div>
      )}
    </div>
  )
}

/** What was paid and what of it remains, or the order's amount until something is paid. */
export function keptLines(context: OrderMoneyProps): MoneyLine[] {
  const money = orderMoney(context.order)
  if (money.kept.length === 0) return totals(money, context.order)
  return [...money.kept.map((line) => wordsOf(line, context)), ...netLine(money)].map(
    ({ swatch: _swatch, ...line }) => line,
  )
}

export function moneyNote(order: OrderRecord): string | undefined {
  const { net, kept } = orderMoney(order)
  const { refund, chargeback } = order
  if (net !== undefined) {
    const isWorkedOut = t`Net: less tax, fees`
    return refund ? t`${isWorkedOut}, as if none came back` : isWorkedOut
  }
  if (kept.length === 0 || (!refund && !chargeback)) return undefined
  return chargeback
    ? t`What remains after a chargeback isn’t known`
    : t`What remains after this refund isn’t known`
}

function sumRemark({ sumIs, amountPaid, amount, charged }: Sums): string | undefined {
  if (sumIs === 'unknown' && charged.length > 0 && (amount ?? amountPaid) !== undefined) {
    return t`Some amounts are missing, so these parts aren’t a sum.`
  }
  if (sumIs !== 'neither') return undefined
  const paid = amount === undefined || amount === amountPaid ? t`what was paid` : t`either amount`
  return t`These parts don’t add up to ${(amountPaid ?? 0) > 0 ? paid : t`the amount`}. They are shown as your platform sent them.`
}

/** After a refund or chargeback, a platform may take it from what was paid. */
const isPaidInPart = ({ isPaidInFull, amountPaid, sumIs }: Sums, order: OrderRecord) =>
  !isPaidInFull && (amountPaid ?? 0) > 0 && sumIs !== 'paid' && !order.refund && !order.chargeback

function totals(money: Sums, { tax }: OrderRecord): MoneyLine[] {
  const { amount, amountPaid, sumIs, isPaidInFull, includedTax } = money
  const isExact = isPaidInFull && amount === amountPaid
  const asked = { id: 'amount', label: labels.amount, amount }
  const paid = { id: 'paid', label: t`Paid`, amount: amountPaid }
  const whole = [{ ...asked, label: t`Paid`, total: true }]
  const differing = [
    { ...asked, total: sumIs !== 'paid' && amount !== undefined },
    { ...paid, total: sumIs === 'paid' || amount === undefined },
  ]
  // The total stands right below the parts that it is the sum of.
  const lines: MoneyLine[] = isExact ? whole : sumIs === 'paid' ? differing.toReversed() : differing
  if (includedTax !== undefined) {
    const label = t`Of which ${tax?.taxName ?? t`tax`}`
    lines.push({ id: 'included-tax', label, detail: taxDetail(tax), amount: includedTax })
  }
  return lines
}

function netLine({ net }: Sums): MoneyLine[] {
  if (net === undefined) return []
  return [
    { id: 'net', label: t`Net`, amount: net, total: true, large: true, swatch: 'var(--c-accent)' },
  ]
}

/** Where the money goes, as one bar; omitted if the parts do not add up. */
function Flow({ money: { kept, net } }: { money: Sums }) {
  if (net === undefined || net <= 0) return null
  const parts = kept.filter(({ kind }) => kind !== 'paid')
  return (
    <div className={styles.flow} aria-hidden>
      <i style={{ flexGrow: net, background: 'var(--c-accent)' }} />
      {parts.map(({ kind, amount }) => (
        <i key={kind} style={{ flexGrow: Math.abs(amount), background: swatches[kind] }} />
      ))}
    </div>
  )
}

function wordsOf({ id, kind, amount }: AmountLine, context: OrderMoneyProps): MoneyLine {
  const { order, storeId, currency } = context
  const { coupon, affiliateDiscount, tax, gateway } = order
  const line = (label: ReactNode, detail?: ReactNode) => ({ id, label, detail, amount })
  const words: Record<AmountLine['kind'], MoneyLine> = {
    items: line(labels.items),
    'volume-discount': line(t`Volume discount`),
    coupon: line(
      <Coupon coupon={coupon} storeId={storeId} />,
      percentageText(coupon?.percentageDecrease, order),
    ),
    'affiliate-discount': line(
      t`Affiliate discount`,
      percentageText(affiliateDiscount?.percentageDecrease, order),
    ),
    'extra-fees': line(t`Extra fees`),
    surcharge: line(t`Gateway surcharge`, <Surcharge order={order} currency={currency} />),
    tax: line(<bdi>{tax?.taxName ?? t`Tax`}</bdi>, taxDetail(tax)),
    rounding: line(t`Rounding`),
    'gateway-fee': line(t`Gateway fee`, gateway && sentenceCase(gateway)),
    'platform-fee': line(t`Platform fee`),
    refund: line(t`Refund`),
    paid: line(t`Paid`),
  }
  return words[kind]
}

const percentageText = (value: number | undefined, order: OrderRecord) =>
  value ? percentText(value, order) : undefined

/** A longer one would push the amounts about. */
const LONGEST_CODE = 40

function Coupon({ coupon, storeId }: { coupon: OrderRecord['coupon']; storeId: string }) {
  const whole = lineText(coupon?.code ?? '')
  const text = whole.length > LONGEST_CODE ? `${whole.slice(0, LONGEST_CODE)}…` : whole
  const written = (
    <bdi className="mono" title={text === whole ? undefined : whole}>
      {text}
    </bdi>
  )
  const id = coupon?.couponId
  const code = id ? <AnchorLink {...couponLink(storeId, id)}>{written}</AnchorLink> : written
  return (
    <>
      <Trans>Coupon {code}</Trans>
    </>
  )
}

function Surcharge({ order, currency }: Omit<OrderMoneyProps, 'storeId'>) {
  const { globalGatewayFeePercentage, globalGatewayFixedFee } = order
  const { globalGatewayFeeAmount, globalGatewayFixedFeeAmount } = order
  const money = (amount: number | undefined) => (
    <Money amount={amount} currency={currency.code} bare />
  )
  const withAmount = (label: ReactNode, amount: number | undefined) =>
    amount ? <Labelled label={label} value={money(amount)} /> : label
  const share = withAmount(
    percentageText(globalGatewayFeePercentage, order),
    globalGatewayFixedFeeAmount && globalGatewayFeeAmount,
  )
  const fixed = withAmount(
    money(globalGatewayFixedFee),
    globalGatewayFixedFeeAmount === globalGatewayFixedFee ? 0 : globalGatewayFixedFeeAmount,
  )
  if (!globalGatewayFixedFee) return share
  return globalGatewayFeePercentage ? <Sum share={share} fixed={fixed} /> : fixed
}

type SumProps = { share: ReactNode; fixed: ReactNode }

/** Of a fee that has both. */
export const Sum = ({ share, fixed }: SumProps) => (
  <>
    <Trans>
      {share} + {fixed}
    </Trans>
  </>
)

/** A language’s percent sign may have a direction of its own, which would turn the whole. */
function taxDetail(tax: OrderRecord['tax']) {
  const { taxRate, taxBehavior, isReverseCharge } = tax ?? {}
  const parts = [
    taxRate !== undefined && percentText(taxRate, { tax }),
    taxBehavior && sentenceCase(taxBehavior).toLowerCase(),
    isReverseCharge && t`reverse charge`,
  ]
  const text = commaList(parts)
  return text && <bdi dir={document.documentElement.dir}>{text}</bdi>
}
