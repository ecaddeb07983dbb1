import { Button } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import type { Customer } from '#api/schemas/customers.ts'
import { ButtonLink } from '#components/button-link.tsx'
import { CopyButton } from '#components/copy-button.tsx'
import { DateTime } from '#components/date-time.tsx'
import { Icon } from '#components/icons.tsx'
import { LongText } from '#components/long-text.tsx'
import { Note } from '#components/note.tsx'
import { PageHeader } from '#components/page-header.tsx'
import { useIsPhone } from '#components/phone.ts'
import { RecordColumns } from '#components/record-columns.tsx'
import { RecordHeadline } from '#components/record-headline.tsx'
import { Status } from '#components/status.tsx'
import { Avatar } from '#components/thumb.tsx'
import { CustomerAffiliate } from './customer-affiliate.tsx'
import { CustomerDetails } from './customer-details.tsx'
import { mailtoOf, shortEmail } from '#model/customers/email.ts'
import { CustomerFigures } from './customer-figures.tsx'
import { CustomerStatus } from './customer-status.tsx'

type CustomerViewProps = {
  customer: Customer
  storeCurrency: string | undefined
  /** The list one came from. */
  parent: LinkProps & { label: string }
  ordersLink: LinkProps | undefined
  /** When the newest order known here was made. */
  lastOrder: string | undefined
  /** Cards: orders, tickets, reviews. */
  cards: ReactNode
  /** A section that looks for others with the same IP address. */
  sameAddress: ReactNode
  /** Between the header and the customer, such as a note that the record could not be read anew. */
  notice?: ReactNode
}

/** Everything the service tells about one customer. */
export function CustomerView({
  customer,
  storeCurrency,
  parent,
  ordersLink,
  lastOrder,
  cards,
  sameAddress,
  notice,
}: CustomerViewProps) {
  const { id, emailAddress, status, isBlocked, affiliate, dateCreated } = customer
  const isPhone = useIsPhone()
  const name = emailAddress ? shortEmail(emailAddress) : id.slice(0, 8)
  return (
    <>
      <PageHeader
        kind="Customer"
        title={name}
        discreetTitle={customer.id.slice(0, 8)}
        parent={parent}
        beside={emailAddress && <CopyButton value={emailAddress} what="email" inline />}
        actions={
          !isPhone && (
            <>
              <WriteEmail email={emailAddress} />
              {ordersLink && (
                <ButtonLink
                  {...ordersLink}
                  variant="default"
                  size="xs"
                  leftSection={<Icon name="orders" size={15} />}
                >
                  All orders
                </ButtonLink>
              )}
            </>
          )
        }
      />
      {notice}
      {isBlocked && <BlockedBanner {...customer} />}
      <RecordHeadline
        picture={<Avatar name={emailAddress} size={44} />}
        title={emailAddress ? <LongText text={emailAddress} /> : 'Customer without an email'}
        badges={
          <>
            <CustomerStatus status={status} isBlocked={isBlocked} badge />
            {affiliate && <Status value="affiliate" as={affiliateMark} badge />}
          </>
        }
      >
        Customer since <DateTime value={dateCreated} missing="a date that is not known" absolute />
      </RecordHeadline>
      <CustomerFigures customer={customer} currency={storeCurrency} lastOrder={lastOrder} />
      <RecordColumns
        side={
          <>
            <CustomerDetails customer={customer} />
            <CustomerAffiliate affiliate={affiliate} currency={storeCurrency} />
            {sameAddress}
          </>
        }
      >
        {cards}
      </RecordColumns>
    </>
  )
}

const affiliateMark = { glyph: 'dot', tone: 'neutral' } as const

function BlockedBanner({ blockedAt, blockedNote }: Customer) {
  return (
    <Note tone="danger" banner>
      Blocked{' '}
      {blockedAt && (
        <>
          on <DateTime value={blockedAt} absolute />
        </>
      )}
      {blockedNote && (
        <>
          : <LongText text={blockedNote} />
        </>
      )}
    </Note>
  )
}

function WriteEmail({ email }: { email: string | undefined }) {
  const mailto = mailtoOf(email)
  if (!mailto) return null
  return (
    <Button
      component="a"
      href={mailto}
      variant="default"
      size="xs"
      leftSection={<Icon name="mail" size={15} />}
    >
      Email
    </Button>
  )
}
