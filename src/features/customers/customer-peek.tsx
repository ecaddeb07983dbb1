import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Customer, CustomerSearchItem } from '#api/schemas/customers.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Money } from '#components/values/money.tsx'
import { PeekLine, PeekRest, PeekSection } from '#components/list/peek-panel.tsx'
import { Private } from '#components/text/private.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import { NoEmail } from '#components/values/email.tsx'
import { namelessCustomer } from '#components/values/customer-word.ts'
import { CustomerDetails } from './customer-details.tsx'
import { CustomerStatus } from './customer-status.tsx'
import { NumberFact } from '#components/page/value-facts.tsx'

/** More are on the customer's own page. */
const MOST = 5

type CustomerPeekProps = {
  /** What the list knows, until the customer is read. */
  row: CustomerSearchItem | undefined
  customer: Customer | undefined
  storeCurrency: string | undefined
  ordersLink: LinkProps | undefined
  ticketLink: (ticketId: string) => LinkProps
  noted: ReactNode
}

export function CustomerPeek(props: CustomerPeekProps) {
  const { row, customer, storeCurrency, ordersLink, ticketLink, noted } = props
  const known = customer ?? row
  if (!known) return null
  const { emailAddress, status, isBlocked, dateCreated } = known
  const money = (amount: number | undefined) => (
    <Money amount={amount} currency={storeCurrency} assumed />
  )
  return (
    <>
      <RecordHeadline
        picture={<Avatar name={emailAddress} size={40} />}
        title={
          emailAddress ? (
            <>
              <Private>{emailAddress}</Private>{' '}
              <CopyButton value={emailAddress} what={t`email`} inline isPrivate />
            </>
          ) : (
            <NoEmail none={namelessCustomer} className="" />
          )
        }
        badges={<CustomerStatus status={status} isBlocked={isBlocked} badge />}
      >
        {dateCreated && (
          <Trans>
            Customer since <DateTime value={dateCreated} absolute />
          </Trans>
        )}
      </RecordHeadline>
      {noted}
      <PeekSection
        title={t`Orders`}
        aside={ordersLink && <AnchorLink {...ordersLink}>{t`All orders`}</AnchorLink>}
      >
        <Facts>
          <Fact label={t`Total spent`}>{money(known.totalSpend)}</Fact>
          <NumberFact label={t`Orders`} matters value={known.totalOrders} />
          <Fact label={t`Average order`}>{money(known.averageSpend)}</Fact>
          {customer && <Fact label={t`Balance`}>{money(customer.balance)}</Fact>}
        </Facts>
      </PeekSection>
      {customer && (
        <>
          <PeekSection
            title={t`Tickets`}
            aside={customer.tickets.length > 0 && formatNumber(customer.tickets.length)}
          >
            {customer.tickets.length === 0 && <p className="quiet">{t`No tickets.`}</p>}
            <ul>
              {customer.tickets.slice(0, MOST).map(({ id, subject, dateCreated: opened }) => (
                <PeekLine key={id} aside={<DateTime value={opened} />}>
                  <AnchorLink {...ticketLink(id)}>
                    <Private>{lineText(subject || t`No subject`)}</Private>
                  </AnchorLink>
                </PeekLine>
              ))}
            </ul>
          </PeekSection>
          <PeekRest>
            <CustomerDetails customer={customer} />
          </PeekRest>
        </>
      )}
    </>
  )
}
