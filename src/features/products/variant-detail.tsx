import type { CustomField, Variant } from '#api/schemas/products.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { MetadataText } from './product-facts.tsx'
import styles from './product-cards.module.css'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { discountWords, quantityText } from '#model/records/products/variant-words.ts'
import { CodeFact, LinkFact, TextFact, NumberFact } from '#components/page/value-facts.tsx'

type VariantDetailProps = {
  variant: Variant
  /** Orders tell it of volume discounts. */
  arePercentages: boolean | undefined
}

/** All fields of a variant that have no column. */
export function VariantDetail({ variant, arePercentages }: VariantDetailProps) {
  const isPhone = useIsPhone()
  const { customFields } = variant
  const title = t`Checkout questions`
  const questions = customFields.map((field, index) => (
    <Question key={field.id || index} field={field} />
  ))
  return (
    <div className={styles.detail}>
      {/* A phone has them all below each other, before anything else of the variant. */}
      {isPhone && customFields.length > 0 ? (
        <div className={styles.folded}>
          <Disclosure summary={`${title} ${formatNumber(customFields.length)}`}>
            {questions}
          </Disclosure>
        </div>
      ) : (
        customFields.length > 0 && (
          <section className="shrinks">
            <h3 className={styles.title}>{title}</h3>
            {questions}
          </section>
        )
      )}
      <section className="shrinks">
        <h3 className={styles.title}>{t`Delivery`}</h3>
        <Facts>
          <Fact label={t`Types`} matters>
            {deliveryText(variant.deliveryTypes)}
          </Fact>
          <TextFact label={t`Message`} value={variant.deliveryMessage} />
          <Fact label={t`Files`}>
            {variant.files.length > 0 && <Files files={variant.files} />}
          </Fact>
          <LinkFact label={t`Dynamic URL`} value={variant.dynamicUrl} />
        </Facts>
      </section>
      <section className="shrinks">
        <h3 className={styles.title}>{t`Rules and record`}</h3>
        <Facts>
          <NumberFact label={labels.position} value={variant.order} />
          <Fact label={t`Per order`}>{quantityText(variant)}</Fact>
          <Fact label={t`Discounts`}>{commaList(discountWords(variant, arePercentages))}</Fact>
          <Fact label={t`With coupon`}>{couponRule(variant)}</Fact>
          <NumberFact label={t`Interval days`} value={variant.customIntervalDays} />
          <Fact label={t`Images`}>
            {variant.imageNames.length > 0 && <LongText text={variant.imageNames.join('\n')} />}
          </Fact>
          <IdFact label={t`Variant ID`} id={variant.id} />
          <DateFact label={labels.created} value={variant.dateCreated} />
        </Facts>
        {variant.metadata && (
          <Disclosure summary={t`Metadata`}>
            <MetadataText text={variant.metadata} name={t`variant metadata`} />
          </Disclosure>
        )}
        <p className="quiet small">
          {variant.volumeDiscounts.length > 0 && !arePercentages
            ? t`Your platform doesn’t show type, stock mode and billing interval, and doesn’t say whether discounts are percentages.`
            : t`Your platform doesn’t show type, stock mode and billing interval.`}
        </p>
      </section>
    </div>
  )
}

function couponRule({ disableVolumeDiscountOnCoupon: isOff }: Variant): string | undefined {
  if (isOff === undefined) return undefined
  return isOff ? t`Volume discount off` : t`Volume discount stays`
}

function Question({ field }: { field: CustomField }) {
  const { label, identifier, type, isRequired, placeholder, hint, options } = field
  const kind = type ? sentenceCase(type) : t`Unknown type`
  const inOrder = options.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return (
    <div className={styles.question}>
      <p>
        <bdi className="strong">{label ?? identifier ?? t`Unnamed question`}</bdi>{' '}
        <span className="quiet">{isRequired ? t`${kind}, required` : t`${kind}, optional`}</span>
      </p>
      <Facts>
        <CodeFact label={t`Identifier`} value={identifier} />
        <TextFact label={t`Placeholder`} value={placeholder} />
        <TextFact label={t`Hint`} value={hint} />
        <Fact label={t`Options`}>
          {inOrder.length > 0 && (
            <ul>
              {inOrder.map((option, index) => (
                <li key={option.id || index}>
                  <bdi>{option.label ?? option.value}</bdi>{' '}
                  <bdi className="mono quiet">{option.value}</bdi>
                </li>
              ))}
            </ul>
          )}
        </Fact>
      </Facts>
    </div>
  )
}

/** The service names files but gives no address to download them from. */
function Files({ files }: Pick<Variant, 'files'>) {
  return (
    <ul>
      {files.map(({ id, friendlyName, dateCreated, ipAddress, userId }, index) => (
        <li key={id || index}>
          <bdi className="mono">{friendlyName ?? id.slice(0, 8)}</bdi>{' '}
          {dateCreated && (
            <span className="quiet small">
              <DateTime value={dateCreated} absolute />
            </span>
          )}
          {(ipAddress || userId) && (
            <span className="quiet small">
              {' '}
              {ipAddress ? (
                <Trans>
                  by <bdi>{userId ?? t`unknown`}</bdi> from <bdi>{ipAddress}</bdi>
                </Trans>
              ) : (
                <Trans>
                  by <bdi>{userId}</bdi>
                </Trans>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
