import { useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import type { Customer } from '#api/schemas/customers.ts'
import { labels, t } from '#base/language/words.ts'
import { isSameId } from '#base/text/same-id.ts'
import { ButtonLink } from '#components/controls/button-link.tsx'
import { AnchorButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Note } from '#components/page/note.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { RecordColumns } from '#components/page/record-columns.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { RecordHeadline } from '#components/page/record-headline.tsx'
import { Section } from '#components/page/section.tsx'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Labelled } from '#components/text/labelled.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { EnabledStatus } from '#components/values/set-or-not.tsx'
import { Money } from '#components/values/money.tsx'
import { Status } from '#components/values/status.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import { NoEmail } from '#components/values/email.tsx'
import { namelessCustomer } from '#components/values/customer-word.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { MANY, useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { problemFrom } from '#model/reading/problem.ts'
import { sameAddressQuery, uncheckedText } from '#model/reading/search/same-address.ts'
import { mailtoOf, shortEmail, EXPERIMENT } from '#model/records/customers/email.ts'
import { CustomerDetails, CustomerRecord } from './customer-details.tsx'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerStatus } from './customer-status.tsx'
import { SameAddressSection } from './same-address-section.tsx'

type CustomerViewProps = {
  storeId: string
  customer: Customer
  /** The email, if lists can be filtered by it. */
  email: string | undefined
  storeCurrency: string | undefined
  parent: LinkProps & { label: string }
  /** A note above the record, such as that the reload failed. */
  notice?: ReactNode
  neighbours?: ReactNode
  /** Since when the customer waits for a reply. */
  waits?: ReactNode
  /** The merchant's own note and tags. */
  noted?: ReactNode
  /** Cards: orders, tickets, reviews. */
  children: ReactNode
}

export function CustomerView(props: CustomerViewProps) {
  const { storeId, customer, email, storeCurrency, parent, notice } = props
  const { neighbours, waits, noted, children } = props
  const { id, emailAddress, status, isBlocked, affiliate, dateCreated } = customer
  const isPhone = useIsPhone()
  const { newest } = useCustomerOrders(storeId, email, MANY)
  const name = emailAddress ? shortEmail(emailAddress) : id.slice(0, 8)
  return (
    <>
      <PageHeader
        kind={labels.customer}
        isRepeated
        title={name}
        discreetTitle={customer.id.slice(0, 8)}
        parent={parent}
        beside={
          emailAddress && <CopyButton value={emailAddress} what={t`email`} inline isPrivate />
        }
        actions={
          <>
            {neighbours}
            {!isPhone && <WriteEmail email={emailAddress} />}
            {!isPhone && email && (
              <ButtonLink
                {...ordersLink(storeId, { email })}
                variant="default"
                size="xs"
                leftSection={<Icon name="orders" size={15} />}
              >
                {t`All orders`}
              </ButtonLink>
            )}
          </>
        }
      />
      {notice}
      {isBlocked && <BlockedBanner {...customer} />}
      <RecordHeadline
        picture={<Avatar name={emailAddress} size={44} />}
        title={
          emailAddress ? (
            <LongText text={emailAddress} />
          ) : (
            <NoEmail none={namelessCustomer} className="" />
          )
        }
        badges={
          <>
            <CustomerStatus status={status} isBlocked={isBlocked} badge />
            {affiliate && (
              <Status value="affiliate" label={labels.affiliate} as={affiliateMark} badge />
            )}
            {waits}
          </>
        }
      >
        {dateCreated && (
          <Trans>
            Customer since <DateTime value={dateCreated} absolute />
          </Trans>
        )}
      </RecordHeadline>
      <CustomerFigures customer={customer} currency={storeCurrency} lastOrder={newest} />
      <RecordColumns
        side={
          <>
            {noted}
            <CustomerDetails customer={customer} />
            <SameAddress storeId={storeId} customer={customer} />
            <CustomerAffiliate affiliate={affiliate} currency={storeCurrency} />
            <CustomerRecord customer={customer} />
          </>
        }
      >
        {children}
      </RecordColumns>
    </>
  )
}

const affiliateMark = { glyph: 'dot', tone: 'neutral' } as const

function BlockedBanner({ blockedAt, blockedNote }: Customer) {
  const label = blockedAt ? (
    <>
      <Trans>
        Blocked on <DateTime value={blockedAt} absolute />
      </Trans>
    </>
  ) : (
    t`Blocked`
  )
  return (
    <Note tone="danger" banner>
      {blockedNote ? <Labelled label={label} value={<LongText text={blockedNote} />} /> : label}
    </Note>
  )
}

function WriteEmail({ email }: { email: string | undefined }) {
  const mailto = mailtoOf(email)
  if (!mailto) return null
  return (
    <AnchorButton
      href={mailto}
      variant="default"
      size="xs"
      leftSection={<Icon name="mail" size={15} />}
    >
      {labels.email}
    </AnchorButton>
  )
}

function SameAddress({ storeId, customer }: { storeId: string; customer: Customer }) {
  const { id, ipAddress } = customer
  const [isWanted, setIsWanted] = useState(false)
  const search = { q: EXPERIMENT, ipAddress }
  const found = useQuery({
    ...sameAddressQuery(storeId, ipAddress ?? '', id, (other) => !isSameId(other.id, id)),
    enabled: isWanted && Boolean(ipAddress),
  })
  return (
    <SameAddressSection
      ipAddress={ipAddress}
      others={found.data?.same}
      rest={found.data && uncheckedText(found.data)}
      isSearching={found.isFetching && !found.data}
      problem={
        found.error && !found.isFetching
          ? problemFrom(found.error, t`The search failed`)
          : undefined
      }
      onSearch={() => {
        setIsWanted(true)
        if (isWanted) void found.refetch()
      }}
      customerLink={(customerId) => ({
        to: '/stores/$storeId/customers/$customerId',
        params: { storeId, customerId },
      })}
      searchLink={{ to: '/stores/$storeId/customers', params: { storeId }, search }}
    />
  )
}

type CustomerAffiliateProps = {
  affiliate: Customer['affiliate']
  currency: string | undefined
}

function CustomerAffiliate({ affiliate, currency }: CustomerAffiliateProps) {
  if (!affiliate) return null
  const { id, dateCreated, isEnabled, link, balance, returnPercentage, percentageOff } = affiliate
  return (
    <Section
      title={labels.affiliate}
      action={isEnabled !== undefined && <EnabledStatus isEnabled={isEnabled} />}
    >
      <Facts>
        <Fact label={t`Link`} matters>
          {link && (
            <>
              <SafeLink href={link} /> <CopyButton value={link} what={t`affiliate link`} inline />
            </>
          )}
        </Fact>
        <Fact label={t`Balance`}>
          {balance !== undefined && <Money amount={balance} currency={currency} assumed />}
        </Fact>
        <Fact label={t({ message: 'Return', comment: 'What an affiliate earns of a sale' })}>
          {returnPercentage !== undefined && percentText(returnPercentage)}
        </Fact>
        <Fact label={t`Discount`}>
          {percentageOff !== undefined && t`${percentText(percentageOff)} off`}
        </Fact>
        <DateFact label={t({ message: 'Since', context: 'a date' })} value={dateCreated} />
        <IdFact label={t`Affiliate ID`} id={id} />
      </Facts>
    </Section>
  )
}
