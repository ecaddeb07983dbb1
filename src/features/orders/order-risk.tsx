import type { OrderDetail } from '#api/schemas/order-detail.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { orderLink } from '#model/reading/links/links.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import { Status } from '#components/values/status.tsx'
import { compareCountries, countryName } from '#model/records/orders/country.ts'
import styles from './order-risk.module.css'
import { browserText } from '#model/records/orders/user-agent.ts'

type OrderRiskProps = { detail: OrderDetail; storeId: string }

/** Facts about the order's origin, compared with each other but never scored. */
export function OrderRisk({ detail, storeId }: OrderRiskProps) {
  const { order, ipInfo, billingInformation } = detail
  const { ipAddress, userAgent, customer } = order
  const location = [ipInfo?.city, ipInfo?.regionName, countryName(ipInfo?.country)]
  const isUnsure = ipInfo?.status && ipInfo.status.toLowerCase() !== 'success'
  return (
    <Section
      title="Risk"
      action={
        <AnchorLink {...orderLink(storeId, order.id)} search={{ show: 'risk' }}>
          All facts
        </AnchorLink>
      }
    >
      <div className={styles.flags}>
        <RiskFlag label="Proxy" value={ipInfo?.proxy} warns />
        <RiskFlag label="Hosting" value={ipInfo?.hosting} warns />
        <RiskFlag label="Mobile" value={ipInfo?.mobile} />
      </div>
      <Facts>
        <Fact label="IP address" matters>
          {ipAddress && <Private className="mono">{ipAddress}</Private>}
        </Fact>
        <Fact label="Location" matters>
          {location.filter(Boolean).join(', ')}
        </Fact>
        <Fact label="ISP">{ipInfo?.isp && <bdi>{ipInfo.isp}</bdi>}</Fact>
        <Fact label="Look-up">{isUnsure && sentenceCase(ipInfo.status ?? '')}</Fact>
        <Fact label="Browser">
          {userAgent && <bdi title={userAgent}>{browserText(userAgent)}</bdi>}
        </Fact>
        <Fact label="Billing" matters>
          <CountryCheck country={billingInformation?.countryCode} ipCountry={ipInfo?.country} />
        </Fact>
        <Fact label="Customer" matters>
          <CountryCheck country={customer?.countryCode} ipCountry={ipInfo?.country} />
        </Fact>
      </Facts>
    </Section>
  )
}

type RiskFlagProps = { label: string; value: boolean | undefined; warns?: boolean }

function RiskFlag({ label, value, warns }: RiskFlagProps) {
  const isWarning = warns && value
  return (
    <dl className={styles.flag} data-warning={isWarning || undefined}>
      <dt>{label}</dt>
      <dd className={styles.answer}>
        {isWarning && <StatusGlyph glyph="triangle" tone="warning" />}
        {value === undefined ? <span className="quiet">Not known</span> : value ? 'Yes' : 'No'}
      </dd>
    </dl>
  )
}

type CountryCheckProps = { country: string | undefined; ipCountry: string | undefined }

function CountryCheck({ country, ipCountry }: CountryCheckProps) {
  const name = countryName(country)
  if (!name) return <span className="quiet">None</span>
  const result = compareCountries(country, ipCountry)
  if (result === 'same') return <>{name}, as the IP address</>
  if (result === 'cannot-compare') {
    return (
      <>
        <bdi>{name}</bdi> <span className="quiet">(can’t be compared)</span>
      </>
    )
  }
  return (
    <span className={styles.differs}>
      <Status
        value={country}
        label={`${name}, not ${countryName(ipCountry)}`}
        as={{ glyph: 'half', tone: 'warning' }}
      />
    </span>
  )
}
