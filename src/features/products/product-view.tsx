import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Product } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { Card } from '#components/page/card.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { IconLink } from '#components/controls/icon-link.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { Tag } from '#components/values/tag.tsx'
import { Thumb } from '#components/values/thumb.tsx'
import { FeesCard } from './fees-card.tsx'

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
        beside={product.id && <CopyButton value={product.id} what={t`product id`} inline />}
        actions={
          <>
            {neighbours}
            {!isPhone && refused === undefined && (
              <ButtonLink {...variantTableLink} size="xs" variant="default">
                {t`Add several`}
              </ButtonLink>
            )}
            {refused !== undefined ? (
              !isPhone && <RoleNote why={refused} />
            ) : isPhone ? (
              <IconLink {...newVariantLink} icon="plus" label={t`New variant`} />
            ) : (
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
        <span className="small">{t`Change texts and stock on your platform. A price changes here by a new variant.`}</span>
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
