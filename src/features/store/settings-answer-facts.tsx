import type { Store } from '#api/schemas/store.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { formatNumber, formatPercentage } from '#base/numbers/money-format.ts'
import { FactSection, Words } from './fact-section.tsx'

export const answerSections = [
  { id: 'tax', title: 'Tax' },
  { id: 'subscriptions', title: 'Subscriptions' },
  { id: 'notifications', title: 'Notifications' },
  { id: 'business', title: 'Business details' },
  { id: 'block-list', title: 'Block list' },
  { id: 'content', title: 'Catalogue and blog' },
] as const

type AnswerFactsProps = { answer: Store | undefined; answeredAt: number }

/** Facts that only the answer to a save contains. */
export function AnswerFacts({ answer, answeredAt }: AnswerFactsProps) {
  if (!answer) {
    return (
      <FactSection id={answerSections[0].id} title="More settings">
        <p className="quiet">
          Tax, subscriptions, notifications, business details, block list, catalogue and blog are
          shown after your first save.
        </p>
      </FactSection>
    )
  }
  const { taxOptions: tax, subscriptionOptions: options } = answer
  const { notificationOptions: notifications, businessInformation: business, blacklists } = answer
  return (
    <>
      <p className="quiet">
        As of your save on <DateTime value={answeredAt} absolute />.
      </p>
      <FactSection id="tax" title="Tax">
        <Facts wide>
          <FlagFact label="Enabled" value={tax?.isEnabled} />
          <WordFact label="Behaviour" word={tax?.taxBehavior} />
          <Fact label="Default rate">
            {tax?.defaultTaxRate !== undefined && formatPercentage(tax.defaultTaxRate)}
          </Fact>
          <AsIs label="Default name" text={tax?.defaultTaxName} />
          <AsIs label="Business country" text={tax?.businessCountryCode} />
          <AsIs label="VAT ID" text={tax?.vatId} />
        </Facts>
      </FactSection>
      <FactSection id="subscriptions" title="Subscriptions">
        <Facts wide>
          <FlagFact label="Can be paused" value={options?.allowPause} />
          <FlagFact label="Can be cancelled" value={options?.allowCancel} />
          <FlagFact label="Can be reactivated" value={options?.allowReactivate} />
          <FlagFact label="Payment can be changed" value={options?.allowPaymentMethodUpdate} />
          <FlagFact label="Expiry emails" value={options?.sendExpiryNotifications} />
          <FlagFact label="Access ends on expiry" value={options?.revokeOnExpiry} />
          <FlagFact label="Manual renewal only" value={options?.forceManualRenewal} />
          <NumberFact label="Grace period, days" value={options?.gracePeriodDays} />
          <NumberFact label="Retry limit" value={options?.maxRetryAttempts} />
          <NumberFact label="Longest pause, days" value={options?.maxPauseDurationDays} />
          <NumberFact label="Pause limit" value={options?.maxPauseCount} />
          <AsIs label="Reminder schedule" text={options?.reminderSchedule} />
        </Facts>
      </FactSection>
      <FactSection id="notifications" title="Notifications">
        <Facts wide>
          <ListFact label="No emails for" words={notifications?.disabledEmailNotifications} />
          <ListFact label="No chat messages for" words={notifications?.disabledChatNotifications} />
          <Fact label="Chat webhook URL">
            {notifications && <SetOrNot isSet={notifications.chatWebhookUrl} />}
          </Fact>
        </Facts>
      </FactSection>
      <FactSection id="business" title="Business details">
        <Facts wide>
          <WordFact label="Legal entity" word={business?.legalEntityType} />
          <AsIs label="Full name" text={business?.fullName} />
          <AsIs label="Tax ID" text={business?.taxId} />
          <AsIs label="Address" text={business?.addressLine1} />
          <AsIs label="Address line 2" text={business?.addressLine2} />
          <AsIs label="Postal code" text={business?.postalCode} />
          <AsIs label="City" text={business?.city} />
          <AsIs label="Region" text={business?.region} />
          <AsIs label="Country" text={business?.countryCode} />
        </Facts>
      </FactSection>
      <FactSection id="block-list" title="Block list">
        {blacklists.length === 0 ? (
          <p className="quiet">Empty</p>
        ) : (
          <Facts wide>
            {blacklists.map(({ id, data, note, isEnabled }, index) => (
              <Fact key={id || index} label={isEnabled === false ? 'Off' : 'On'}>
                <bdi className="mono">{data}</bdi> {note && <bdi className="quiet">{note}</bdi>}
              </Fact>
            ))}
          </Facts>
        )}
      </FactSection>
      <FactSection id="content" title="Catalogue and blog">
        <Facts wide>
          <NumberFact label="Products" value={answer.products} />
          <NumberFact label="Categories" value={answer.categories} />
          <NumberFact label="Coupons" value={answer.coupons} />
          <NumberFact label="Blog posts" value={answer.blogPosts} />
          <NumberFact label="Blog categories" value={answer.blogCategories} />
        </Facts>
      </FactSection>
    </>
  )
}

function AsIs({ label, text }: { label: string; text: string | undefined }) {
  return <Fact label={label}>{text && <bdi>{text}</bdi>}</Fact>
}

function WordFact({ label, word }: { label: string; word: string | undefined }) {
  return <Fact label={label}>{word && <bdi title={word}>{sentenceCase(word)}</bdi>}</Fact>
}

function NumberFact({ label, value }: { label: string; value: number | undefined }) {
  return <Fact label={label}>{value !== undefined && formatNumber(value)}</Fact>
}

function ListFact({ label, words }: { label: string; words: string[] | undefined }) {
  return (
    <Fact label={label} matters>
      {words && words.length > 0 && <Words words={words} />}
    </Fact>
  )
}
