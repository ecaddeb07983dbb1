import type { LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import type { CustomerSearchItem } from '#api/schemas/customers.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import type { Problem } from '#base/text/problem.ts'
import { ErrorPanel } from '#components/list/error-panel.tsx'
import { Remark } from '#components/page/record-headline.tsx'
import { Section } from '#components/page/section.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Trans } from '#components/text/trans.tsx'
import { CustomerStatus } from './customer-status.tsx'
import styles from './customer-cards.module.css'

type SameAddressSectionProps = {
  ipAddress: string | undefined
  /** The other customers with this address; undefined before the search and while it runs. */
  others: CustomerSearchItem[] | undefined
  /** What of those found was not compared. */
  rest: string | undefined
  isSearching: boolean
  problem: Problem | undefined
  onSearch: () => void
  customerLink: (customerId: string) => LinkProps
  searchLink: LinkProps
}

/** Other customers with this customer's IP address; searched on request. */
export function SameAddressSection({
  ipAddress,
  others,
  rest,
  isSearching,
  problem,
  onSearch,
  customerLink,
  searchLink,
}: SameAddressSectionProps) {
  if (!ipAddress) return null
  return (
    <Section
      title={t`Same IP address`}
      action={others && <AnchorLink {...searchLink}>{t`Open as a search`}</AnchorLink>}
    >
      {!others && !isSearching && !problem && (
        <Button variant="default" size="xs" onClick={onSearch}>
          {t`Find customers with this IP`}
        </Button>
      )}
      {isSearching && <Skeleton width="70%" />}
      {problem && <ErrorPanel problem={problem} onRetry={onSearch} heading="h3" inline />}
      {others?.length === 0 && <p>{t`No other customers found.`}</p>}
      <ul>
        {others?.map(({ id, emailAddress, status, isBlocked }, index) => (
          <li key={id || index} className={styles.other}>
            <span className="grow truncate">
              {id ? (
                <AnchorLink {...customerLink(id)}>
                  <Private>{emailAddress ?? id.slice(0, 8)}</Private>
                </AnchorLink>
              ) : (
                <Private>{emailAddress}</Private>
              )}
            </span>
            <CustomerStatus status={status} isBlocked={isBlocked} />
          </li>
        ))}
      </ul>
      {others && (
        <Remark>
          <Trans>
            Each customer’s latest address is compared. Offices and VPNs share one. {rest}
          </Trans>
        </Remark>
      )}
    </Section>
  )
}
