import { Button } from '#components/button.tsx'
import type { Coupon } from '#api/schemas/coupons.ts'
import { useCopy } from '#base/clipboard.ts'
import { DateTime } from '#components/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/facts.tsx'
import { Icon } from '#components/icons.tsx'
import { useMoneyText } from '#components/figure.tsx'
import { Money } from '#components/money.tsx'
import { formatNumber, formatPercentage } from '#base/money-format.ts'
import { useNow } from '#base/now.ts'
import { useTimeZone } from '#base/preferences.ts'
import { couponStates } from '#model/coupons/state.ts'
import { Section } from '#components/section.tsx'
import { ShortId } from '#components/short-id.tsx'
import { parseMoment } from '#base/moment.ts'
import { momentText } from '#base/time-format.ts'
import { lineText } from '#base/visible-text.ts'

type CouponRecordProps = { coupon: Coupon; storeCurrency: string | undefined }

/** The fields as received, including 0 and -1. */
export function CouponRecord({ coupon, storeCurrency }: CouponRecordProps) {
  const { id, storeId, dateCreated, expirationDate } = coupon
  const { isEnabled, percentageDecrease, amountDecrease, uses, maximumUses } = coupon
  const states = couponStates(coupon, { now: useNow(), zone: useTimeZone() })
  const isActive = states.includes('Active')
  return (
    <>
      <Section title="Details">
        <Facts>
          <FlagFact label="Enabled" value={isEnabled} />
          <Fact label="Percentage" matters>
            {percentageDecrease !== undefined && formatPercentage(percentageDecrease)}
          </Fact>
          <Fact label="Amount" matters>
            {amountDecrease !== undefined && (
              <Money amount={amountDecrease} currency={storeCurrency} assumed />
            )}
          </Fact>
          <Fact label="Uses" matters>
            {uses !== undefined && formatNumber(uses)}
          </Fact>
          <Fact label="Maximum uses" matters>
            {maximumUses !== undefined && formatNumber(maximumUses)}
          </Fact>
          <Fact label="Ends" matters>
            {expirationDate && <DateTime value={expirationDate} absolute />}
          </Fact>
          <Fact label="Created">
            <DateTime value={dateCreated} absolute />
          </Fact>
          <Fact label="Coupon ID">{id && <ShortId id={id} copies="coupon id" length={18} />}</Fact>
          <Fact label="Store ID">
            {storeId && <ShortId id={storeId} copies="store id" length={18} />}
          </Fact>
        </Facts>
      </Section>
      {coupon.code && isActive && (
        <Section title="Text to share">
          <ShareText coupon={coupon} code={coupon.code} storeCurrency={storeCurrency} />
        </Section>
      )}
    </>
  )
}

type ShareTextProps = CouponRecordProps & { code: string }

/** A line to send to a customer; it promises only what the coupon states. */
function ShareText({ coupon, code, storeCurrency }: ShareTextProps) {
  const { percentageDecrease, amountDecrease, expirationDate } = coupon
  const [state, copy] = useCopy()
  const zone = useTimeZone()
  const amount = useMoneyText(amountDecrease, storeCurrency)
  const discounts = [
    percentageDecrease !== undefined && formatPercentage(percentageDecrease),
    amountDecrease !== undefined && amount,
  ].filter((discount) => discount !== false)
  const ends = parseMoment(expirationDate)
  const text =
    code +
    (discounts.length > 0 ? `: ${discounts.join(' and ')} off` : '') +
    (ends ? ` until ${momentText(ends, 'absolute', zone, 0)}` : '')
  return (
    <>
      <p className="secondary" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{lineText(text)}</bdi>
      </p>
      <Button
        style={{ marginTop: 10 }}
        variant="default"
        size="xs"
        leftSection={<Icon name={state === 'copied' ? 'check' : 'copy'} size={14} />}
        onClick={() => copy(text)}
      >
        {state === 'copied' ? 'Copied' : 'Copy text'}
      </Button>
    </>
  )
}
