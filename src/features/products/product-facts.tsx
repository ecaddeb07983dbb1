import type { CategoryReference } from '#api/schemas/categories.ts'
import type { Product, ProductReference } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { codeName } from '#base/storage/code-labels.ts'
import { isSameId } from '#base/text/same-id.ts'
import { Section } from '#components/page/section.tsx'
import { categoryLink } from '#model/reading/links/links.ts'
import styles from './product-cards.module.css'
import { CodeFact, TextFact, NumberFact } from '#components/page/value-facts.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'

type ProductFactsProps = {
  storeId: string
  product: Product
  /**
   * The product as `list-all` returns it: only there are the rating and the affiliate discount's
   * mode.
   */
  reference: ProductReference | undefined
  /** Those of the store; undefined until known. */
  categories: CategoryReference[] | undefined
}

export function ProductFacts(props: ProductFactsProps) {
  const { storeId, product, reference } = props
  const categories = props.categories?.filter(({ products }) =>
    products.some((id) => isSameId(id, product.id)),
  )
  const { slug, order, imageNames, description, metaDescription } = product
  return (
    <>
      <Section title={t`Storefront`}>
        <Facts>
          <CodeFact label={t`Slug`} matters value={slug} />
          <Fact label={t`Categories`} matters={categories !== undefined}>
            {categories && categories.length > 0 && (
              <CategoryLinks storeId={storeId} categories={categories} />
            )}
          </Fact>
          <NumberFact label={labels.position} matters value={order} />
          <Fact label={t`Images`}>
            {imageNames.length > 0 && <LongText text={imageNames.join('\n')} />}
          </Fact>
          <TextFact label={t`Meta text`} value={metaDescription} />
        </Facts>
      </Section>
      {description && (
        <Section title={t`Description`}>
          <LongText text={description} />
        </Section>
      )}
      <ProtectionFacts product={product} reference={reference} />
      <SubscriptionFacts product={product} />
      <RecordFacts product={product} />
    </>
  )
}

type CategoryLinksProps = { storeId: string; categories: CategoryReference[] }

function CategoryLinks({ storeId, categories }: CategoryLinksProps) {
  return (
    <ul>
      {categories.map(({ id, name = labels.unnamedCategory }, index) => (
        <li key={index}>
          <AnchorLink {...categoryLink(storeId, id)}>
            <bdi>{name}</bdi>
          </AnchorLink>
        </li>
      ))}
    </ul>
  )
}

function ProtectionFacts({ product, reference }: Pick<ProductFactsProps, 'product' | 'reference'>) {
  const discount = product.customAffiliateDiscountPercentage
  const { codeLabels } = usePreferences()
  const mode = reference?.affiliateDiscountMode
  return (
    <Section title={t`Protection`}>
      <Facts>
        <Fact label={t`Customers with a VPN`}>
          {product.shouldBlockVpns !== undefined &&
            (product.shouldBlockVpns
              ? t({ message: 'Blocked', context: 'customers with a VPN' })
              : t({ message: 'Not blocked', context: 'customers with a VPN' }))}
        </Fact>
        <Fact label={t`Affiliate discount`} matters>
          {discount !== undefined && percentText(discount)}
        </Fact>
        <Fact label={t`Discount mode`}>
          {mode !== undefined && codeName(codeLabels, 'affiliateDiscountMode', mode)}
        </Fact>
      </Facts>
    </Section>
  )
}

function SubscriptionFacts({ product }: { product: Product }) {
  const { subscriptionAllowPause, subscriptionAllowCancel, subscriptionAllowReactivate } = product
  const revokes = product.subscriptionRevokeOnExpiry
  const isAllOff = [
    subscriptionAllowPause,
    subscriptionAllowCancel,
    subscriptionAllowReactivate,
  ].every((may) => may === false)
  return (
    <Section title={t`Subscription rules`}>
      <Facts>
        {isAllOff ? (
          <Fact label={t`Pause, cancel, reactivate`}>{t`Not allowed`}</Fact>
        ) : (
          <>
            <Fact label={t({ message: 'Pause', context: 'a subscription' })} matters>
              {pauseWords(product)}
            </Fact>
            <Fact label={t({ message: 'Cancel', context: 'a subscription' })} matters>
              {allowed(subscriptionAllowCancel)}
            </Fact>
            <Fact label={t`Reactivate`} matters>
              {allowed(subscriptionAllowReactivate)}
            </Fact>
          </>
        )}
        <Fact label={t`Grace period`}>{days(product.subscriptionGracePeriodDays)}</Fact>
        <Fact label={t`On expiry`}>
          {revokes !== undefined && (revokes ? t`Access ends` : t`Access stays`)}
        </Fact>
      </Facts>
    </Section>
  )
}

/** For example "Up to 2 times, 30 days each". Limits of what isn’t allowed say nothing. */
function pauseWords(product: Product): string | undefined {
  const {
    subscriptionAllowPause: may,
    subscriptionMaxPauseCount: count,
    subscriptionMaxPauseDurationDays: duration,
  } = product
  if (may !== true) return allowed(may)
  const times =
    count !== undefined && plural(count, { one: '1 time', other: `${formatNumber(count)} times` })
  const each =
    duration !== undefined &&
    plural(duration, { one: '1 day each', other: `${formatNumber(duration)} days each` })
  const limits = commaList([times, each])
  return limits === '' ? t`Allowed` : t`Up to ${limits}`
}

function days(count: number | undefined): string | undefined {
  if (count === undefined) return undefined
  if (count === 0) return t`None`
  return plural(count, { one: '1 day', other: `${formatNumber(count)} days` })
}

function allowed(value: boolean | undefined): string | undefined {
  if (value === undefined) return undefined
  return value ? t`Allowed` : t`Not allowed`
}

function RecordFacts({ product }: { product: Product }) {
  const { id, storeId, userId, dateCreated, metadata } = product
  return (
    <Section title={t`Record`}>
      <Facts>
        <IdFact label={t`Product ID`} id={id} />
        <IdFact label={labels.storeId} id={storeId} />
        <IdFact label={t`User ID`} id={userId} />
        <DateFact label={labels.created} value={dateCreated} matters />
      </Facts>
      {metadata && (
        <div className={styles.folded}>
          <Disclosure summary={t`Metadata`}>
            <MetadataText text={metadata} name={t`product metadata`} />
          </Disclosure>
        </div>
      )}
    </Section>
  )
}

/** Text that often, but not always, holds JSON. */
export function MetadataText({ text, name }: { text: string; name: string }) {
  return isJson(text) ? <LazyJsonView text={text} name={name} /> : <LongText text={text} />
}

function isJson(text: string): boolean {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
