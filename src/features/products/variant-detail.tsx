import type { CustomField, Variant } from '#api/schemas/products.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { SafeLink } from '#components/text/safe-link.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { MetadataText } from './metadata-text.tsx'
import styles from './variant-detail.module.css'
import { deliveryText } from '#model/records/products/delivery-words.ts'
import { discountWords, quantityText } from '#model/records/products/variant-words.ts'

/** All fields of a variant that have no column. */
export function VariantDetail({ variant }: { variant: Variant }) {
  return (
    <div className={styles.detail}>
      <section className={styles.part}>
        <h3 className={styles.title}>Checkout questions</h3>
        {variant.customFields.length === 0 && <p className="quiet">None</p>}
        {variant.customFields.map((field, index) => (
          <Question key={field.id || index} field={field} />
        ))}
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Delivery</h3>
        <Facts>
          <Fact label="Types" matters>
            {deliveryText(variant.deliveryTypes)}
          </Fact>
          <Fact label="Message" matters>
            {variant.deliveryMessage && <LongText text={variant.deliveryMessage} />}
          </Fact>
          <Fact label="Files" matters>
            {variant.files.length > 0 && <Files files={variant.files} />}
          </Fact>
          <Fact label="Dynamic URL" matters>
            {variant.dynamicUrl && <SafeLink href={variant.dynamicUrl} />}
          </Fact>
        </Facts>
      </section>
      <section className={styles.part}>
        <h3 className={styles.title}>Rules and record</h3>
        <Facts>
          <Fact label="Position" matters>
            {variant.order !== undefined && formatNumber(variant.order)}
          </Fact>
          <Fact label="Per order">{quantityText(variant)}</Fact>
          <Fact label="Discounts" matters>
            {discountWords(variant).join(', ')}
          </Fact>
          <Fact label="With coupon">{couponRule(variant)}</Fact>
          <Fact label="Interval days" matters>
            {variant.customIntervalDays !== undefined && formatNumber(variant.customIntervalDays)}
          </Fact>
          <Fact label="Images">
            {variant.imageNames.length > 0 && <LongText text={variant.imageNames.join('\n')} />}
          </Fact>
          <IdFact label="Variant ID" id={variant.id} length={8} />
          <DateFact label="Created" value={variant.dateCreated} />
        </Facts>
        {variant.metadata && (
          <Disclosure summary="Metadata">
            <MetadataText text={variant.metadata} name="variant metadata" />
          </Disclosure>
        )}
        <p className="quiet small">
          Your platform doesn’t show type, stock mode and billing interval
          {variant.volumeDiscounts.length > 0 &&
            `, and doesn’t say whether discounts are percentages`}
          .
        </p>
      </section>
    </div>
  )
}

function couponRule({ disableVolumeDiscountOnCoupon: isOff }: Variant): string | undefined {
  if (isOff === undefined) return undefined
  return isOff ? 'Volume discount off' : 'Volume discount stays'
}

function Question({ field }: { field: CustomField }) {
  const { label, identifier, type, isRequired, placeholder, hint, options } = field
  const kind = [sentenceCase(type ?? 'unknown type'), isRequired ? 'required' : 'optional']
  const inOrder = options.toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
  return (
    <div className={styles.question}>
      <p>
        <bdi className="strong">{label ?? identifier ?? 'Unnamed question'}</bdi>{' '}
        <span className="quiet">{kind.join(', ')}</span>
      </p>
      <Facts>
        <Fact label="Identifier">{identifier && <bdi className="mono">{identifier}</bdi>}</Fact>
        <Fact label="Placeholder">{placeholder && <LongText text={placeholder} />}</Fact>
        <Fact label="Hint">{hint && <LongText text={hint} />}</Fact>
        <Fact label="Options">
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
              by <bdi>{userId ?? 'unknown'}</bdi>
              {ipAddress && (
                <>
                  {' from '}
                  <bdi>{ipAddress}</bdi>
                </>
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  )
}
