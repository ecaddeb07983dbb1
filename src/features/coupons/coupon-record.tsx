import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Coupon } from '#api/schemas/coupons.ts'
import { sentences } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { Section } from '#components/page/section.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { parseMoment } from '#base/time/moment.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { couponStates } from '#model/records/coupons/state.ts'
import { boughtProducts } from '#model/reading/ledger/coupon-orders.ts'
import styles from './coupon-record.module.css'
import { CouponShare, useIsShared } from './coupon-share.tsx'
import type { CouponReading } from './use-coupon-orders.ts'

type CouponTermsProps = {
  coupon: Coupon
  orders: CouponReading
  storeCurrency: string | undefined
  /** What the coupon applies to, in one line. */
  scope: string | undefined
}

/** What one may count on, and what to tell customers. */
export function CouponTerms(props: CouponTermsProps & { children: ReactNode }) {
  const { coupon, orders, storeCurrency, scope, children } = props
  const products = boughtProducts(orders.found)
  return (
    <div className={styles.terms}>
      <Section title={t`Rules`}>
        <CouponRules coupon={coupon} scope={scope} />
        {!scope && (
          <p className="small quiet above-2">
            {sentences([
              t`Your platform doesn’t say what a coupon without variants applies to.`,
              products.length > 0 &&
                plural(products.length, {
                  one: 'Used with 1 product.',
                  other: `Used with ${formatNumber(products.length)} products.`,
                }),
            ])}
          </p>
        )}
      </Section>
      {/* Above the orders, which push down what follows them as they are read. */}
      <SharedText coupon={coupon} storeCurrency={storeCurrency} />
      {children}
    </div>
  )
}

type SharedTextProps = Pick<CouponTermsProps, 'coupon' | 'storeCurrency'>

function SharedText({ coupon, storeCurrency }: SharedTextProps) {
  const isShared = useIsShared(coupon)
  return (
    isShared && (
      <Section title={t`Text to share`}>
        <CouponShare coupon={coupon} storeCurrency={storeCurrency} />
      </Section>
    )
  )
}

type CouponRecordProps = Pick<CouponTermsProps, 'coupon' | 'orders'> & {
  productLink: (productId: string) => LinkProps
}

export function CouponRecord({ coupon, orders, productLink }: CouponRecordProps) {
  const { id, storeId, maximumUses } = coupon
  return (
    <>
      <BoughtWith products={boughtProducts(orders.found)} productLink={productLink} />
      <Section title={t`Record`}>
        <Facts>
          {/* As received: 0 and -1 stand for no limit above. */}
          <Fact label={t`Maximum uses`}>
            {maximumUses !== undefined && maximumUses <= 0 && formatNumber(maximumUses)}
          </Fact>
          <IdFact label={t`Coupon ID`} id={id} />
          <IdFact label={labels.storeId} id={storeId} />
        </Facts>
      </Section>
    </>
  )
}

type CouponRulesProps = Pick<CouponTermsProps, 'coupon' | 'scope'>

/** The sentence above tells the discount, and an end that it can read. */
export function CouponRules({ coupon, scope }: CouponRulesProps) {
  const { expirationDate, isEnabled } = coupon
  const [state] = couponStates(coupon, { now: useNow(), zone: useTimeZone() })
  return (
    <Facts>
      <Fact label={t`For`}>{scope ? <bdi>{lineText(scope)}</bdi> : t`No variants named`}</Fact>
      {expirationDate && !parseMoment(expirationDate) && (
        <Fact label={t`Ends`}>
          <DateTime value={expirationDate} absolute />
        </Fact>
      )}
      {/* The badge tells it, unless another one does not let it be seen. */}
      {isEnabled && state !== 'active' && <FlagFact label={labels.enabled} value />}
    </Facts>
  )
}

const MOST_PRODUCTS = 5

type BoughtWithProps = {
  products: ReturnType<typeof boughtProducts>
  productLink: (productId: string) => LinkProps
}

function BoughtWith({ products, productLink }: BoughtWithProps) {
  if (products.length === 0) return null
  const more = products.length - MOST_PRODUCTS
  return (
    <Section title={t`Bought with it`} action={<span className="quiet">{t`Orders`}</span>}>
      <ul>
        {products.slice(0, MOST_PRODUCTS).map(({ productId, name, orders }) => (
          <li key={productId ?? name} className={styles.product}>
            {productId ? (
              <Link {...productLink(productId)} className={styles.name}>
                <bdi>{lineText(name)}</bdi>
              </Link>
            ) : (
              <bdi className={styles.name}>{lineText(name)}</bdi>
            )}
            <span>{formatNumber(orders)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="small quiet above-2">
          {plural(more, { one: '1 more product', other: `${more} more products` })}
        </p>
      )}
    </Section>
  )
}
