import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Card } from '#components/page/card.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { DataTable } from '#components/table/data-table.tsx'
import type { Column } from '#components/table/table-types.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Money } from '#components/values/money.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Status } from '#components/values/status.tsx'
import { valueText } from '#base/text/value-text.ts'
import { Icon } from '#components/controls/icons.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { Tag } from '#components/values/tag.tsx'
import { Thumb } from '#components/values/thumb.tsx'

type ProductViewProps = {
  product: Product
  currency: string | undefined
  parent: LinkProps & { label: string }
  newVariantLink: LinkProps
  variantTableLink: LinkProps
  sentence: ReactNode
  variants: ReactNode
  children?: ReactNode
  side: ReactNode
  notice?: ReactNode
  neighbours?: ReactNode
}

export function ProductView(props: ProductViewProps) {
  const {
    product,
    currency,
    parent,
    newVariantLink,
    variantTableLink,
    variants,
    children,
    side,
    notice,
  } = props
  const { neighbours } = props
  const isPhone = useIsPhone()
  const refused = useRoleRefusal('createVariant')
  const name = product.name ?? labels.unnamedProduct
  return (
    <>
      <PageHeader
        kind={t`Product`}
        isRepeated
        title={name}
        parent={parent}
        beside={
          // The record below has it beside its words.
          !isPhone && product.id && <CopyButton value={product.id} what={t`product id`} inline />
        }
        actions={
          <>
            {neighbours}
            {!isPhone && refused === undefined && (
              <ButtonLink {...variantTableLink} size="xs" variant="default">
                {t`Add several`}
              </ButtonLink>
            )}
            {refused !== undefined
              ? !isPhone && <RoleNote why={refused} />
              : !isPhone && (
                  <ButtonLink
                    {...newVariantLink}
                    size="xs"
                    leftSection={<Icon name="plus" size={15} />}
                  >
                    {t`New variant`}
                  </ButtonLink>
                )}
          </>
        }
      />
      {notice}
      <RecordHeadline
        picture={<Thumb name={name} size={48} />}
        title={<bdi>{name}</bdi>}
        badges={product.isBestSeller && <Tag>{t`Best seller`}</Tag>}
      >
        {props.sentence}
        <br />
        {isPhone && refused !== undefined && (
          <>
            <RoleNote why={refused} />
            <br />
          </>
        )}
        <span className="small">{t`Change texts and stock on your platform. A price is changed here by replacing the variant.`}</span>
      </RecordHeadline>
      <RecordColumns above={variants} side={side}>
        <FeesCard product={product} currency={currency} />
        {children}
        <Card title={t`Raw record`}>
          <Disclosure summary={t`All fields`}>
            <LazyJsonView text={JSON.stringify(product)} name={t`product record`} />
          </Disclosure>
        </Card>
      </RecordColumns>
    </>
  )
}

type FeesCardProps = { product: Product; currency: string | undefined }

type Row = { gateway: string; isBlocked: boolean; fee: unknown; fixedFee: unknown }

/** Left out where every gateway is offered without a fee. */
function FeesCard({ product, currency }: FeesCardProps) {
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
