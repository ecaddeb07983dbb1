import type { ReactNode } from 'react'
import type { Store } from '#api/schemas/store.ts'
import { Fact, Facts, FlagFact } from '#components/facts.tsx'
import { sentenceCase } from '#base/sentence-case.ts'
import { SetOrNot } from '#components/set-or-not.tsx'
import { formatNumber, formatPercentage } from '#base/money-format.ts'
import { FactSection, Words } from './fact-section.tsx'

/** Facts that only the answer to a save contains. */
export function AnswerFacts({ answer }: { answer: Store | undefined }) {
  const afterSave = (content: (told: Store) => ReactNode) =>
    answer ? content(answer) : <p className="quiet">Shown after the first save</p>
  return (
    <>
      <FactSection id="tax" title="Tax">
        {afterSave(({ taxOptions: tax }) => (
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
        ))}
      </FactSection>
      <FactSection id="subscriptions" title="Subscriptions">
        {afterSave(({ subscriptionOptions: options }) => (
          <Facts wide>
            <FlagFact label="Can be paused" value={options?.allowPause} />
            <FlagFact label="Can be cancelled" value={options?.allowCancel} />
            <FlagFact label="Can be reactivated" value={options?.allowReactivate} />
            <FlagFact label="Payment can be changed" value={options?.allowPaymentMethodUpdate} />
            <FlagFact label="Tells of expiry" value={options?.sendExpiryNotifications} />
            <FlagFact label="Revokes on expiry" value={options?.revokeOnExpiry} />
            <FlagFact label="Renewed by hand only" value={options?.forceManualRenewal} />
            <NumberFact label="Grace period, days" value={options?.gracePeriodDays} />
            <NumberFact label="Most retries" value={options?.maxRetryAttempts} />
            <NumberFact label="Longest pause, days" value={options?.maxPauseDurationDays} />
            <NumberFact label="Most pauses" value={options?.maxPauseCount} />
            <AsIs label="Reminder schedule" text={options?.reminderSchedule} />
          </Facts>
        ))}
      </FactSection>
      <FactSection id="notifications" title="Notifications">
        {afterSave(({ notificationOptions: options }) => (
          <Facts wide>
            <ListFact label="No emails for" words={options?.disabledEmailNotifications} />
            <ListFact label="No chat messages for" words={options?.disabledChatNotifications} />
            <Fact label="Chat webhook URL">
              {options && <SetOrNot isSet={options.chatWebhookUrl} />}
            </Fact>
          </Facts>
        ))}
      </FactSection>
      <FactSection id="business" title="Business details">
        {afterSave(({ businessInformation: business }) => (
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
        ))}
      </FactSection>
      <FactSection id="block-list" title="Block list">
        {afterSave(({ blacklists }) =>
          blacklists.length === 0 ? (
            <p className="quiet">Empty</p>
          ) : (
            <Facts wide>
              {blacklists.map(({ id, data, note, isEnabled }, index) => (
                <Fact key={id || index} label={isEnabled === false ? 'Off' : 'On'}>
                  <bdi className="mono">{data}</bdi> {note && <bdi className="quiet">{note}</bdi>}
                </Fact>
              ))}
            </Facts>
          ),
        )}
      </FactSection>
      <FactSection id="content" title="Catalogue and blog">
        {afterSave((told) => (
          <Facts wide>
            <NumberFact label="Products" value={told.products} />
            <NumberFact label="Categories" value={told.categories} />
            <NumberFact label="Coupons" value={told.coupons} />
            <NumberFact label="Blog posts" value={told.blogPosts} />
            <NumberFact label="Blog categories" value={told.blogCategories} />
          </Facts>
        ))}
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
