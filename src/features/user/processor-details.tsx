import type { ReactNode } from 'react'
import type { Processor, ProcessorOptions } from '#api/schemas/processors.ts'
import type { User } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { t, labels } from '#base/language/words.ts'
import { CopyButton } from '#components/text/copy-button.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { IdFact } from '#components/page/record-facts.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Note } from '#components/page/note.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { Status } from '#components/values/status.tsx'
import { visibleText } from '#base/text/visible-text.ts'
import styles from './processor-details.module.css'
import {
  hasTwoAnswers,
  processorName,
  processorState,
  processorStates,
} from '#model/records/user/processor-state.ts'
import { UserRef } from './user-facts.tsx'
import { LinkFact } from '#components/page/value-facts.tsx'

type ProcessorDetailsProps = {
  processor: Processor
  user: User
  /** What it took. */
  children?: ReactNode
}

export function ProcessorDetails({ processor, user, children }: ProcessorDetailsProps) {
  const { isEnabled, options } = processor
  const { label, as } = processorStates[processorState(processor)]
  return (
    <section className={styles.details} aria-label={processorName(processor)}>
      <header className="row apart spaced">
        <h3 className="title breaks shrinks clips">
          <bdi>{processorName(processor)}</bdi>
        </h3>
        <Status value={label} as={as} />
      </header>
      {options?.restrictionReason && (
        <Note tone={options.isRiskLocked ? 'danger' : 'warning'}>
          <bdi>{visibleText(options.restrictionReason)}</bdi>
        </Note>
      )}
      {hasTwoAnswers(processor) && (
        <Note tone="warning">
          {isEnabled
            ? t`The account says on, the processor’s own options say off.`
            : t`The account says off, the processor’s own options say on.`}
        </Note>
      )}
      {children}
      {options ? (
        <OptionGroups isEnabled={isEnabled} options={options} ownId={user.id} />
      ) : (
        <p className="quiet">{t`Your platform shows no settings for this processor.`}</p>
      )}
    </section>
  )
}

type OptionGroupsProps = {
  /** The account's own flag. */
  isEnabled: boolean | undefined
  options: ProcessorOptions
  ownId: string
}

function OptionGroups({ isEnabled, options, ownId }: OptionGroupsProps) {
  const credentials = credentialFields.filter(({ field }) => options[field] !== undefined)
  const rejects = rejectFields.filter(({ field }) => options[field] !== undefined)
  const payouts = payoutFields.filter(({ field }) => options[field])
  const currencies = options.enabledCryptocurrencies
  return (
    <>
      <Facts>
        <Fact label={t`Account`}>{yesNo(isEnabled, t`On`, t`Off`)}</Fact>
        <Fact label={t`Processor settings`}>{yesNo(options.isEnabled, t`On`, t`Off`)}</Fact>
        <Fact label={t`Billing details`}>
          {yesNo(options.requireBillingInformation, t`Required`, t`Not required`)}
        </Fact>
        <FlagFact label={t`Restricted`} value={options.isRestricted} />
        <FlagFact label={t`Risk locked`} value={options.isRiskLocked} />
        {flagFields.map(({ field, label }) => (
          <Fact key={field} label={label}>
            {yesNo(options[field], t`On`, t`Off`)}
          </Fact>
        ))}
        {textFields.map(({ field, label }) => (
          <Fact key={field} label={label}>
            {options[field] && <bdi className="mono">{visibleText(options[field])}</bdi>}
          </Fact>
        ))}
        {addressFields.map(({ field, label }) => (
          <LinkFact key={field} label={label} value={options[field]} />
        ))}
        <Fact label={t`Currencies`}>
          {currencies.length > 0 && <bdi>{commaList(currencies)}</bdi>}
        </Fact>
      </Facts>
      {payouts.length > 0 && (
        <Group title={t`Payout addresses`}>
          <Facts>
            {payouts.map(({ field, label }) => (
              <Fact key={field} label={label}>
                <PayoutAddress address={options[field] ?? ''} what={t`${label} payout address`} />
              </Fact>
            ))}
          </Facts>
        </Group>
      )}
      {credentials.length > 0 && (
        <Group title={t`Keys`}>
          <Facts>
            {credentials.map(({ field, label }) => (
              <Fact key={field} label={label}>
                <SetOrNot isSet={options[field]} />
              </Fact>
            ))}
          </Facts>
        </Group>
      )}
      {rejects.length > 0 && (
        <Group title={t`Reject a card when`}>
          <ul className={styles.rejects}>
            {rejects.map(({ field, label }) => (
              <li key={field} className={options[field] ? undefined : 'quiet'}>
                <Icon name={options[field] ? 'check' : 'close'} size={14} />
                <span aria-hidden>{label}</span>
                <span className="sr-only">
                  {options[field] ? t`${label}: yes` : t`${label}: no`}
                </span>
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Group title={t`Record`}>
        <Facts>
          <IdFact label={t`Options ID`} id={options.id} />
          <Fact label={t`User`}>
            {options.userId && <UserRef id={options.userId} ownId={ownId} />}
          </Fact>
        </Facts>
      </Group>
    </>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <h4 className="small quiet strong below-2">{title}</h4>
      {children}
    </div>
  )
}

/** People compare the start and end of an address; the title and the copy have all of it. */
function PayoutAddress({ address, what }: { address: string; what: string }) {
  const short = address.length > 22 ? `${address.slice(0, 10)}…${address.slice(-8)}` : address
  return (
    <span className="inline-row gap-6">
      <bdi className="mono" title={address}>
        {visibleText(short)}
      </bdi>
      <CopyButton value={address} what={what} inline />
    </span>
  )
}

function yesNo(value: boolean | undefined, yes: string, no: string) {
  return value === undefined ? undefined : value ? yes : no
}

/* The fields of a processor's options, in the order in which the screen shows them. */

const flagFields = [
  // An island: from right to left the “3-” would go behind.
  { field: 'threeDSecureEnabled', label: '\u20663-D Secure\u2069' },
  { field: 'forceCardOnly', label: t`Card only` },
  { field: 'fraudScreeningEnabled', label: t`Fraud screening` },
  { field: 'isAcceptingRequests', label: t`Accepts payment requests` },
  { field: 'isAcceptingHeldPayments', label: t`Accepts held payments` },
  { field: 'isFriendsAndFamilyEnabled', label: t`Friends and family payments` },
  { field: 'isUsingLegacyEmails', label: t`Legacy emails` },
  { field: 'isUsingLegacyIntegration', label: t`Legacy integration` },
  { field: 'isFeeExempt', label: t`Fee exempt` },
  { field: 'isPayoutsLocked', label: t`Payouts locked` },
] as const

const textFields = [
  { field: 'emailAddress', label: t`Email address` },
  { field: 'email', label: labels.email },
  { field: 'walletEmail', label: t`Wallet email` },
  { field: 'tag', label: t`Tag` },
  { field: 'applicationId', label: t`Application ID` },
  { field: 'locationId', label: t`Location ID` },
  { field: 'profileId', label: t`Profile ID` },
  { field: 'paymentMethodConfigurationId', label: t`Configuration` },
  { field: 'fraudScreeningMerchantId', label: t`Screening ID` },
] as const

const addressFields = [
  { field: 'shopUrl', label: t`Shop URL` },
  { field: 'gatewayUrl', label: t`Gateway URL` },
] as const

const payoutFields = [
  { field: 'litecoinPayoutAddress', label: t`Litecoin` },
  { field: 'usdtBscPayoutAddress', label: t`USDT (BSC)` },
] as const

const credentialFields = [
  { field: 'apiKey', label: t`API key` },
  { field: 'publishableKey', label: t`Publishable` },
  { field: 'publicKey', label: t`Public key` },
  { field: 'webhookSecret', label: t`Webhook secret` },
  { field: 'webhookSigningKey', label: t`Signing key` },
  { field: 'oAuthClientId', label: t`OAuth client` },
  { field: 'paymentProviderId', label: t`Provider ID` },
] as const

const rejectFields = [
  { field: 'rejectAvsAddressMismatch', label: t`Address differs` },
  { field: 'rejectAvsZipMismatch', label: t`Postcode differs` },
  { field: 'rejectCvvMismatch', label: t`Security code is wrong` },
  { field: 'rejectAvsUnavailable', label: t`Address check is unavailable` },
] as const
