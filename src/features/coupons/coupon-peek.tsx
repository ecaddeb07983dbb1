import type { Coupon } from '#api/schemas/coupons.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { labels, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Money } from '#components/values/money.tsx'
import { PeekLine, PeekSection } from '#components/list/peek-panel.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { usesLeft } from '#model/records/coupons/state.ts'
import { couponVariants, scopeText } from '#model/records/coupons/variants.ts'
import { CouponRules } from './coupon-record.tsx'
import { CouponSentence } from './coupon-sentence.tsx'
import { CouponShare, useIsShared } from './coupon-share.tsx'
import { CouponStatus, CouponUses } from './coupon-values.tsx'

/** More are on the coupon's own page. */
const MOST = 6

type CouponPeekProps = {
  coupon: Coupon
  /** The catalogue, for the variants' names; undefined until known. */
  products: ProductReference[] | undefined
  storeCurrency: string | undefined
}

export function CouponPeek({ coupon, products, storeCurrency }: CouponPeekProps) {
  const { code, variantIds, dateCreated } = coupon
  const isShared = useIsShared(coupon)
  const left = usesLeft(coupon)
  return (
    <>
      <RecordHeadline
        title={
          code ? (
            <>
              <bdi>{lineText(code)}</bdi> <CopyButton value={code} what={t`coupon code`} inline />
            </>
          ) : (
            t`Without a code`
          )
        }
        badges={<CouponStatus coupon={coupon} badges />}
      >
        <CouponSentence coupon={coupon} storeCurrency={storeCurrency} />
      </RecordHeadline>
      <PeekSection title={t`Uses`}>
        <Facts>
          <Fact label={t`Used`}>
            <CouponUses coupon={coupon} />
          </Fact>
          <Fact label={t`Left`}>{left === undefined ? t`No limit set` : formatNumber(left)}</Fact>
          <Fact label={labels.created}>
            <DateTime value={dateCreated} absolute />
          </Fact>
        </Facts>
      </PeekSection>
      <PeekSection title={t`Rules`}>
        <CouponRules coupon={coupon} scope={scopeText(variantIds, products)} />
      </PeekSection>
      {isShared && (
        <PeekSection title={t`Text to share`}>
          <CouponShare coupon={coupon} storeCurrency={storeCurrency} />
        </PeekSection>
      )}
      {products && variantIds.length > 0 && (
        <Variants {...{ variantIds, products, storeCurrency }} />
      )}
    </>
  )
}

type VariantsProps = Pick<CouponPeekProps, 'storeCurrency'> & {
  variantIds: string[]
  products: ProductReference[]
}

function Variants({ variantIds, products, storeCurrency }: VariantsProps) {
  const all = couponVariants(variantIds, products)
  return (
    <PeekSection title={t`Variants`} aside={formatNumber(all.length)}>
      <ul>
        {all.slice(0, MOST).map(({ variantId, product, variant }) => (
          <PeekLine
            key={variantId}
            end={variant && <Money amount={variant.cost} currency={storeCurrency} assumed />}
          >
            {product ? (
              <>
                <bdi>{lineText(product.name ?? labels.unnamedProduct)}</bdi>{' '}
                <bdi className="quiet">{lineText(variant?.name ?? '')}</bdi>
              </>
            ) : (
              <span className="quiet">
                <Trans>
                  <ShortId id={variantId} /> isn’t in the catalogue
                </Trans>
              </span>
            )}
          </PeekLine>
        ))}
      </ul>
      {all.length > MOST && (
        <p className="quiet">
          <Trans>and {formatNumber(all.length - MOST)} more</Trans>
        </p>
      )}
    </PeekSection>
  )
}
