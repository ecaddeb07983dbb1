import type { Product } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { Card } from '#components/page/card.tsx'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Money } from '#components/values/money.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Status } from '#components/values/status.tsx'
import { valueText } from '#base/text/value-text.ts'

type FeesCardProps = { product: Product; currency: string | undefined }

type Row = { gateway: string; isBlocked: boolean; fee: unknown; fixedFee: unknown }

/** Left out where every gateway is offered without a fee. */
export function FeesCard({ product, currency }: FeesCardProps) {
  const rows = feesOf(product)
  if (rows.length === 0) return null
  return (
    <Card title={t`Fees and gateways`}>
      <DataTable
        name={t`Fees and gateways`}
        inCard
        columns={columnsOf(currency)}
        rows={rows}
        rowKey={({ gateway }) => gateway}
      />
    </Card>
  )
}

function feesOf(product: Product): Row[] {
  const { blacklistedPaymentGateways: blocked, additionalFees, additionalFixedFees } = product
  const gateways = [...Object.keys(additionalFees), ...Object.keys(additionalFixedFees), ...blocked]
  return [...new Set(gateways)].map((gateway) => ({
    gateway,
    isBlocked: blocked.includes(gateway),
    fee: Object.hasOwn(additionalFees, gateway) ? additionalFees[gateway] : undefined,
    fixedFee: Object.hasOwn(additionalFixedFees, gateway)
      ? additionalFixedFees[gateway]
      : undefined,
  }))
}

function columnsOf(currency: string | undefined): Column<Row>[] {
  return [
    {
      id: 'gateway',
      header: labels.gateway,
      cell: ({ gateway }) => <bdi title={gateway}>{sentenceCase(gateway)}</bdi>,
    },
    {
      id: 'offered',
      header: t`Offered`,
      cell: ({ isBlocked }) =>
        isBlocked ? (
          <Status value="blocked" label={t`Blocked for this product`} as={blockedTone} />
        ) : (
          <span className="secondary">{t`Not blocked`}</span>
        ),
    },
    { id: 'fee', header: t`Extra fee`, cell: ({ fee }) => <Fee value={fee} />, align: 'end' },
    {
      id: 'fixedFee',
      header: t`Fixed fee`,
      cell: ({ fixedFee }) =>
        typeof fixedFee === 'number' ? (
          <Money amount={fixedFee} currency={currency} assumed />
        ) : (
          <Fee value={fixedFee} />
        ),
      align: 'end',
    },
  ]
}

const blockedTone = { glyph: 'stroke', tone: 'neutral' } as const

/** Shows the number as given: the interface does not say whether it is a percentage. */
function Fee({ value }: { value: unknown }) {
  if (value === undefined || value === null) return <span className="quiet">{t`None`}</span>
  return typeof value === 'number' ? formatNumber(value) : <bdi>{valueText(value)}</bdi>
}
