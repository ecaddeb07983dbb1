import type { OrderRecord } from '#api/schemas/order-detail.ts'
import { labels, t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Section } from '#components/page/section.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { isSameId } from '#base/text/same-id.ts'
import { ShortId } from '#components/text/short-id.tsx'
import { Avatar } from '#components/values/thumb.tsx'
import { Email } from '#components/values/email.tsx'
import { countryName } from '#model/records/orders/country.ts'
import styles from './order-view.module.css'
import { customerLink } from '#model/reading/links/links.ts'
import { ordersLink, orderLink } from '#model/reading/links/order-links.ts'
import { customerIdOf } from '#model/records/orders/goods.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { Status } from '#components/values/status.tsx'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { useCustomerOrders } from '#model/reading/lists/customer-orders.ts'
import { OrderAmount } from '#components/values/order-amount.tsx'

type OrderCustomerProps = { order: OrderRecord; storeId: string }

export function OrderCustomer({ order, storeId }: OrderCustomerProps) {
  const { customer, chatAccount, isCustomerAuthenticated, realCustomerId } = order
  const customerId = customerIdOf(order)
  const chatUser = chatAccount?.username ?? chatAccount?.chatUserId
  return (
    <Section
      title={labels.customer}
      action={
        customerId && (
          <AnchorLink {...customerLink(storeId, customerId)}>
            {t({ message: 'Open', context: 'verb' })}
          </AnchorLink>
        )
      }
    >
      <div className={styles.who}>
        <Avatar name={customer?.emailAddress} />
        <span className="stack shrinks">
          <Email text={customer?.emailAddress} className="breaks strong" />
          {isCustomerAuthenticated === false && (
            <span className="quiet small">{t`Not signed in at checkout`}</span>
          )}
        </span>
      </div>
      <Facts>
        <Fact label={t`Country`}>{countryName(customer?.countryCode)}</Fact>
        <Fact label={t`Real customer`}>
          {realCustomerId && !isSameId(realCustomerId, customerId) && (
            <ShortId id={realCustomerId} copies={t`real customer id`} />
          )}
        </Fact>
        {customer?.externalLogins.map((login, index) => (
          <Fact
            key={login.id || index}
            label={login.application ? sentenceCase(login.application) : t`Login`}
          >
            <Login login={login} email={customer.emailAddress} />
          </Fact>
        ))}
        <Fact label={t`Chat account`}>
          {chatAccount && (
            <span className="stack">
              <span>
                <Private>{chatAccount.displayName}</Private>{' '}
                {chatAccount.username && (
                  <Private className="quiet">{`@${chatAccount.username}`}</Private>
                )}
              </span>
              {chatUser && (
                <AnchorLink
                  {...ordersLink(storeId, { chat: chatUser })}
                  aria-label={t`Orders of this chat user`}
                  data-off-paper
                >
                  {t`Orders`}
                </AnchorLink>
              )}
            </span>
          )}
        </Fact>
      </Facts>
    </Section>
  )
}

type Login = NonNullable<OrderRecord['customer']>['externalLogins'][number]

type LoginProps = { login: Login; email: string | undefined }

function Login({ login, email }: LoginProps) {
  const { displayName, emailAddress, userId } = login
  const isOther = displayName && emailAddress && emailAddress !== email
  return (
    <span className="stack">
      {/* A name of another direction stands where its label does. */}
      <span>
        <Private>{displayName ?? emailAddress}</Private>
      </span>
      {isOther && <Private className="quiet small">{emailAddress}</Private>}
      {userId && <ShortId id={userId} copies={t`login id`} whole />}
    </span>
  )
}

type OrderOthersProps = {
  storeId: string
  orderId: string
  email: string | undefined
  storeCurrency: string | undefined
}

const MOST = 3

/** The newest; an earlier disputed one is never left out, as Risk speaks of it. */
function chosen<One extends { status?: string }>(others: readonly One[]): readonly One[] {
  const newest = others.slice(0, MOST)
  const disputed = others.find(({ status }) => orderTone(status).glyph === 'triangle')
  return !disputed || newest.includes(disputed) ? newest : [...newest.slice(1), disputed]
}

export function OrderOthers({ storeId, orderId, email, storeCurrency }: OrderOthersProps) {
  const { query, rows, isPart } = useCustomerOrders(storeId, email)
  if (!email) return null
  const others = rows?.filter(({ id }) => !isSameId(id, orderId))
  return (
    <Section
      title={t`Other orders`}
      action={
        <AnchorLink {...ordersLink(storeId, { email })} aria-label={t`All with this email`}>
          {t({ message: 'All', context: 'orders' })}
        </AnchorLink>
      }
    >
      {query.isError && <p className="quiet">{t`Couldn’t load other orders.`}</p>}
      {!query.isError && !others && <Skeleton width="70%" />}
      {others?.length === 0 && (
        <p className="quiet">
          {isPart ? t`None among the latest loaded.` : t`None with this email.`}
        </p>
      )}
      <ul>
        {chosen(others ?? []).map((order) => (
          <li key={order.id} className={styles.order}>
            <AnchorLink {...orderLink(storeId, order.id)} className={styles.link}>
              <Status value={order.status} as={orderTone(order.status)} />
            </AnchorLink>
            <span className={styles.time}>
              <DateTime value={order.dateCreated} />
            </span>
            <OrderAmount order={order} storeCurrency={storeCurrency} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
