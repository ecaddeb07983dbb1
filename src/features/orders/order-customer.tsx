import type { OrderRecord } from '#api/schemas/orders.ts'
import { AnchorLink } from '#components/anchor-link.tsx'
import { Fact, Facts } from '#components/facts.tsx'
import { Section } from '#components/section.tsx'
import { sentenceCase } from '#base/sentence-case.ts'
import { SetOrNot } from '#components/set-or-not.tsx'
import { ShortId } from '#components/short-id.tsx'
import { Avatar } from '#components/thumb.tsx'
import { countryName } from '#model/orders/country.ts'
import styles from './order-customer.module.css'
import { customerLink, ordersLink } from '#model/links.ts'

type OrderCustomerProps = { order: OrderRecord; storeId: string }

export const customerIdOf = ({ customer, realCustomerId }: OrderRecord) =>
  customer?.customerId || realCustomerId || undefined

export function OrderCustomer({ order, storeId }: OrderCustomerProps) {
  const { customer, chatAccount, isCustomerAuthenticated, realCustomerId } = order
  const customerId = customerIdOf(order)
  const chatUser = chatAccount?.username ?? chatAccount?.chatUserId
  return (
    <Section
      title="Customer"
      action={customerId && <AnchorLink {...customerLink(storeId, customerId)}>Open</AnchorLink>}
    >
      <div className={styles.who} data-private>
        <Avatar name={customer?.emailAddress} />
        <span className={styles.names}>
          <bdi className={styles.email}>{customer?.emailAddress ?? 'No email'}</bdi>
          {isCustomerAuthenticated !== undefined && (
            <span className="quiet small">
              {isCustomerAuthenticated ? 'Signed in at checkout' : 'Not signed in at checkout'}
            </span>
          )}
        </span>
      </div>
      <Facts>
        <Fact label="Country" matters>
          {countryName(customer?.countryCode)}
        </Fact>
        <Fact label="Customer ID">
          {customerId && <ShortId id={customerId} copies="customer id" />}
        </Fact>
        <Fact label="Real customer">
          {realCustomerId && realCustomerId !== customerId && (
            <ShortId id={realCustomerId} copies="real customer id" />
          )}
        </Fact>
        {customer?.externalLogins.map((login, index) => (
          <Fact
            key={login.id || index}
            label={login.application ? sentenceCase(login.application) : 'Login'}
          >
            <Login {...login} />
          </Fact>
        ))}
        <Fact label="Chat account">
          {chatAccount && (
            <span data-private>
              <bdi>{chatAccount.displayName}</bdi>{' '}
              {chatAccount.username && <bdi className="quiet">@{chatAccount.username}</bdi>}
            </span>
          )}
        </Fact>
        <Fact label="Chat user ID">
          {chatAccount?.chatUserId && (
            <ShortId id={chatAccount.chatUserId} copies="chat user id" length={18} />
          )}
        </Fact>
        <Fact label="Chat token">
          {chatAccount && <SetOrNot isSet={chatAccount.accessToken} />}
        </Fact>
        <Fact label="Chat orders">
          {chatUser && (
            <AnchorLink {...ordersLink(storeId, { chat: chatUser })}>
              Orders of this chat user
            </AnchorLink>
          )}
        </Fact>
      </Facts>
    </Section>
  )
}

type Login = NonNullable<OrderRecord['customer']>['externalLogins'][number]

function Login({ displayName, emailAddress, userId }: Login) {
  return (
    <span className={styles.login} data-private>
      <bdi>{displayName ?? emailAddress}</bdi>
      {displayName && emailAddress && <bdi className="quiet small">{emailAddress}</bdi>}
      {userId && <ShortId id={userId} copies="login id" length={18} />}
    </span>
  )
}
