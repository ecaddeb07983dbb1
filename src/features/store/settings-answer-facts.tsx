import type { Store } from '#api/schemas/store.ts'
import { labels, t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { LazyJsonView } from '#components/text/lazy-json-view.tsx'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { formatNumber } from '#base/numbers/money-format.ts'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { BuilderFacts, FactSection, Words } from './fact-sections.tsx'
import type { ReactNode } from 'react'
import { WordFact, NumberFact } from '#components/page/value-facts.tsx'
import { lineText } from '#base/text/visible-text.ts'
import { useFirstOf } from '#components/text/first-of.tsx'

export const answerSections = [
  { id: 'tax', title: t`Tax` },
  { id: 'subscriptions', title: t`Subscriptions` },
  { id: 'notifications', title: t`Notifications` },
  { id: 'business', title: t`Business details` },
  { id: 'block-list', title: t`Block list` },
  { id: 'content', title: t`Catalogue and blog` },
  { id: 'builder', title: t`Page builder` },
] as const

type AnswerFactsProps = { answer: Store | undefined; answeredAt: number }

/** Facts that only the answer to a save contains. */
export function AnswerFacts({ answer, answeredAt }: AnswerFactsProps) {
  const notMine = useRoleRefusal('updateStore')
  // Whoever may not save never gets them.
  if (!answer && notMine !== undefined) return null
  if (!answer) {
    return (
      <FactSection id={answerSections[0].id} title={t`More settings`}>
        <p className="quiet">
          {t`Tax, subscriptions, notifications, business details, block list, catalogue and blog can’t be read: your platform tells them only when settings are saved. Your next save shows them here.`}
        </p>
      </FactSection>
    )
  }
  const { taxOptions: tax, subscriptionOptions: options } = answer
  const { notificationOptions: notifications, businessInformation: business, blacklists } = answer
  return (
    <>
      <p className="quiet">
        <Trans>
          As of your save on <DateTime value={answeredAt} absolute />.
        </Trans>
      </p>
      <FactSection id="tax" title={t`Tax`}>
        <Facts wide>
          <FlagFact label={labels.enabled} value={tax?.isEnabled} />
          <WordFact label={t`Behaviour`} value={tax?.taxBehavior} />
          <Fact label={t`Default rate`}>
            {tax?.defaultTaxRate !== undefined && percentText(tax.defaultTaxRate)}
          </Fact>
          <AsIs label={t`Default name`} text={tax?.defaultTaxName} />
          <AsIs label={t`Business country`} text={tax?.businessCountryCode} />
          <AsIs label={t`VAT number`} text={tax?.vatId} />
        </Facts>
      </FactSection>
      <FactSection id="subscriptions" title={t`Subscriptions`}>
        <Facts wide>
          <FlagFact label={t`Can be paused`} value={options?.allowPause} />
          <FlagFact label={t`Can be cancelled`} value={options?.allowCancel} />
          <FlagFact label={t`Can be reactivated`} value={options?.allowReactivate} />
          <FlagFact label={t`Payment can be changed`} value={options?.allowPaymentMethodUpdate} />
          <FlagFact label={t`Expiry emails`} value={options?.sendExpiryNotifications} />
          <FlagFact label={t`Access ends on expiry`} value={options?.revokeOnExpiry} />
          <FlagFact label={t`Manual renewal only`} value={options?.forceManualRenewal} />
          <NumberFact label={t`Grace period, days`} value={options?.gracePeriodDays} />
          <NumberFact label={t`Retry limit`} value={options?.maxRetryAttempts} />
          <NumberFact label={t`Longest pause, days`} value={options?.maxPauseDurationDays} />
          <NumberFact label={t`Pause limit`} value={options?.maxPauseCount} />
          <AsIs label={t`Reminder schedule`} text={options?.reminderSchedule} />
        </Facts>
      </FactSection>
      <FactSection id="notifications" title={t`Notifications`}>
        <Facts wide>
          <ListFact label={t`No emails for`} words={notifications?.disabledEmailNotifications} />
          <ListFact
            label={t`No chat messages for`}
            words={notifications?.disabledChatNotifications}
          />
          <Fact label={t`Chat webhook URL`}>
            {notifications && <SetOrNot isSet={notifications.chatWebhookUrl} />}
          </Fact>
        </Facts>
      </FactSection>
      <FactSection id="business" title={t`Business details`}>
        <Facts wide>
          <WordFact label={t`Legal entity`} value={business?.legalEntityType} />
          <AsIs label={t`Full name`} text={business?.fullName} />
          <AsIs label={t`Tax ID`} text={business?.taxId} />
          <AsIs label={labels.address} text={business?.addressLine1} />
          <AsIs label={t`Address line 2`} text={business?.addressLine2} />
          <AsIs label={t`Postal code`} text={business?.postalCode} />
          <AsIs label={t`City`} text={business?.city} />
          <AsIs label={t`Region`} text={business?.region} />
          <AsIs label={t`Country`} text={business?.countryCode} />
        </Facts>
      </FactSection>
      <FactSection id="block-list" title={t`Block list`}>
        {blacklists.length === 0 ? (
          <p className="quiet">{t`Empty`}</p>
        ) : (
          <Facts wide>
            {blacklists.map(({ id, data, note, isEnabled }, index) => (
              <Fact key={id || index} label={isEnabled === false ? t`Off` : t`On`}>
                <bdi className="mono">{data}</bdi> {note && <bdi className="quiet">{note}</bdi>}
              </Fact>
            ))}
          </Facts>
        )}
      </FactSection>
      <FactSection id="content" title={t`Catalogue and blog`}>
        <Facts wide>
          <NumberFact label={t`Products`} value={answer.products} />
          <NumberFact label={t`Coupons`} value={answer.coupons} />
          <ContentFacts {...answer} />
        </Facts>
      </FactSection>
      <BuilderFacts projects={answer.builderProjects} />
      <Disclosure summary={t`All fields`}>
        <LazyJsonView text={JSON.stringify(answer)} name={t`store record`} />
      </Disclosure>
    </>
  )
}

function AsIs({ label, text }: { label: string; text: string | undefined }) {
  return <Fact label={label}>{text && <bdi>{text}</bdi>}</Fact>
}

function ListFact({ label, words }: { label: string; words: string[] | undefined }) {
  return (
    <Fact label={label} matters>
      {words && words.length > 0 && <Words words={words} />}
    </Fact>
  )
}

type ContentFactsProps = Pick<Store, 'categories' | 'blogPosts' | 'blogCategories'>

/** What only a save tells of categories and of the blog. They are written on the platform. */
function ContentFacts({ categories, blogPosts, blogCategories }: ContentFactsProps) {
  return (
    <>
      <Fact label={t`Categories`}>
        {categories && (
          <Titles
            entries={categories.map(({ id, name, metaDescription }) => ({
              id,
              title: name,
              about: metaDescription && <bdi>{lineText(metaDescription)}</bdi>,
            }))}
          />
        )}
      </Fact>
      <Fact label={t`Blog posts`}>
        {blogPosts && (
          <Titles
            entries={blogPosts.map(({ id, title, publishedAt }) => ({
              id,
              title,
              about: publishedAt && <DateTime value={publishedAt} absolute />,
            }))}
          />
        )}
      </Fact>
      <Fact label={t`Blog categories`}>
        {blogCategories && (
          <>
            {formatNumber(blogCategories.length)}{' '}
            <Words words={blogCategories.flatMap(({ name }) => name ?? [])} />
          </>
        )}
      </Fact>
    </>
  )
}

type TitlesProps = { entries: { id: string; title: string | undefined; about: ReactNode }[] }

function Titles({ entries }: TitlesProps) {
  const { shown, more } = useFirstOf(entries)
  return (
    <>
      {formatNumber(entries.length)}
      {shown.flatMap(({ id, title, about }, at) =>
        // An earlier version kept only how many there are.
        title === undefined
          ? []
          : [
              <div key={id || at}>
                <bdi>{lineText(title)}</bdi> <span className="quiet">{about}</span>
              </div>,
            ],
      )}
      {more}
    </>
  )
}
