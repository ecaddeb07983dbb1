import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { orderLink } from '#model/reading/links/order-links.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { lackText } from '#base/storage/left-out.ts'
import { Status } from '#components/values/status.tsx'
import { compareCountries, countryName } from '#model/records/orders/country.ts'
import styles from './order-summary.module.css'
import { browserText } from '#model/records/orders/user-agent.ts'

type OrderRiskProps = { detail: OrderDetail; storeId: string }

/** Facts about the order's origin, compared with each other but never scored. */
export function OrderRisk({ detail, storeId }: OrderRiskProps) {
  const { order, ipInfo, billingInformation } = detail
  const { ipAddress, userAgent, customer } = order
  const { proxy, hosting } = ipInfo ?? {}
  const parts = [ipInfo?.city, ipInfo?.regionName, countryName(ipInfo?.country)]
  const location = [...new Set(parts)]
  const isUnsure = ipInfo?.status && ipInfo.status.toLowerCase() !== 'success'
  return (
    <Section
      title={t`Risk`}
      action={
        <AnchorLink {...orderLink(storeId, order.id)} search={{ show: 'risk' }}>
          {t`All facts`}
        </AnchorLink>
      }
    >
      <Facts>
        <FlagFact label={t`Proxy`} value={proxy} isAlone={hosting === undefined} />
        <FlagFact label={t`Hosting`} value={hosting} isAlone={proxy === undefined} />
        <Fact label={labels.ipAddress} matters>
          {ipAddress ? <Private className="mono">{ipAddress}</Private> : lackText('')}
        </Fact>
        <Fact label={t`Location`}>{commaList(location)}</Fact>
        <Fact label={t`Provider`}>{ipInfo?.isp && <bdi>{ipInfo.isp}</bdi>}</Fact>
        <Fact label={t`Look-up`}>{isUnsure && sentenceCase(ipInfo.status ?? '')}</Fact>
        <Fact label={t`Browser`}>
          {userAgent && <bdi title={userAgent}>{browserText(userAgent)}</bdi>}
        </Fact>
        <CountryFact
          label={t`Billing`}
          country={billingInformation?.countryCode}
          ipCountry={ipInfo?.country}
        />
        <CountryFact
          label={labels.customer}
          country={customer?.countryCode}
          ipCountry={ipInfo?.country}
        />
      </Facts>
    </Section>
  )
}

type FlagFactProps = { label: string; value: boolean | undefined; isAlone: boolean }

/** A flag that is up, or of which nobody knows; where nobody knows of the other either, neither. */
function FlagFact({ label, value, isAlone }: FlagFactProps) {
  if (value === false || (value === undefined && isAlone)) return null
  return (
    <Fact label={label}>
      {value ? (
        <Status value={label} label={t`Yes`} as={{ glyph: 'triangle', tone: 'warning' }} />
      ) : (
        <span className="quiet">{labels.notKnown}</span>
      )}
    </Fact>
  )
}

type CountryFactProps = {
  label: string
  country: string | undefined
  ipCountry: string | undefined
}

/** Only what differs, or can’t be told: the same country stands as the location. */
function CountryFact({ label, country, ipCountry }: CountryFactProps) {
  const name = countryName(country)
  const result = compareCountries(country, ipCountry)
  if (!name || result === 'same') return null
  return (
    <Fact label={label}>
      {result === 'different' ? (
        <span className={styles.differs}>
          <Status
            value={country}
            label={t`${name}, not ${countryName(ipCountry)}`}
            as={{ glyph: 'triangle', tone: 'warning' }}
          />
        </span>
      ) : (
        <Trans>
          <bdi>{name}</bdi> <span className="quiet">(can’t be compared)</span>
        </Trans>
      )}
    </Fact>
  )
}
