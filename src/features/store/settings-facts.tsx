import type { Store } from '#api/schemas/store.ts'
import type { StoreSummary } from '#api/schemas/user.ts'
import { labels, t } from '#base/language/words.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { formatRating } from '#base/numbers/money-format.ts'
import { percentText } from '#model/reading/platform/percent.ts'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { FactSection, Words } from './fact-sections.tsx'
import { AnswerFacts } from './settings-answer-facts.tsx'

type SettingsFactsProps = {
  store: StoreSummary
  answer: Store | undefined
  answeredAt: number
}

export function SettingsFacts({ store, answer, answeredAt }: SettingsFactsProps) {
  const branding = answer?.storeBrandOptions ?? store.branding
  const affiliates = answer?.affiliateOptions ?? store.affiliateOptions
  return (
    <>
      <FactSection id="domain" title={t`Domain`}>
        <Facts wide>
          <TextFact label={labels.webAddress}>{answer?.url ?? store.url}</TextFact>
          <TextFact label={t`Domain`}>{answer?.domain ?? store.domain}</TextFact>
          <TextFact label={t`Custom domain`}>{answer?.customDomain ?? store.customDomain}</TextFact>
          <Fact label={t`Custom domain changed`}>
            {answer?.lastCustomDomainUpdate && <DateTime value={answer.lastCustomDomainUpdate} />}
          </Fact>
          <Fact label={t`Earlier addresses`}>
            {answer && answer.urlHistory.length > 0 && <Words words={answer.urlHistory} />}
          </Fact>
        </Facts>
      </FactSection>
      <FactSection id="branding" title={t`Branding`}>
        <Facts wide>
          <TextFact label={t`Accent colour`}>{branding?.accentColor}</TextFact>
          <TextFact label={t`Banner file`}>{branding?.bannerFileName}</TextFact>
          <TextFact label={t`Icon file`}>{branding?.iconFileName}</TextFact>
          <FlagFact
            label={t`Converts currencies`}
            value={branding?.isAutomaticCurrencyConversionEnabled}
          />
        </Facts>
      </FactSection>
      <AnswerFacts answer={answer} answeredAt={answeredAt} />
      <FactSection id="affiliates" title={t`Affiliates`}>
        {affiliates ? (
          <Facts wide>
            <FlagFact label={labels.enabled} value={affiliates.isEnabled} />
            <PercentFact
              label={t({ message: 'Default return', comment: 'What an affiliate earns of a sale' })}
              value={affiliates.defaultReturnPercentage}
            />
            <PercentFact label={t`Default discount`} value={affiliates.defaultPercentageOff} />
            <FlagFact
              label={t`Public registration`}
              value={affiliates.isPublicRegistrationEnabled}
            />
            <FlagFact label={t`Links can be edited`} value={affiliates.isLinkEditingEnabled} />
            <FlagFact
              label={t`Balance can be converted`}
              value={affiliates.canConvertAffiliateBalance}
            />
          </Facts>
        ) : (
          <p className="quiet">{t`None`}</p>
        )}
      </FactSection>
      <FactSection id="record" title={t`Record`}>
        <Facts wide>
          <IdFact label={labels.storeId} id={store.id} />
          <DateFact label={labels.created} value={store.dateCreated} />
          <Fact label={t`User`}>
            {answer?.userId && <ShortId id={answer.userId} copies={t`user id`} />}
          </Fact>
          <FlagFact label={t`Inactive`} value={answer?.isInactive ?? store.isInactive} />
          <TextFact label={t`Maintenance reason`}>
            {answer?.maintenanceReason ?? store.maintenanceReason}
          </TextFact>
          <Fact label={labels.rating}>
            {store.rating !== undefined && formatRating(store.rating)}
          </Fact>
          <DateFact label={t`Last order`} value={store.lastOrderAt} relative />
          <FlagFact
            label={t`Customer balance`}
            value={answer?.isCustomerBalanceEnabled ?? store.isCustomerBalanceEnabled}
          />
          <FlagFact label={t`Blocks on chargeback`} value={answer?.autoBlockOnChargeback} />
          <FlagFact label={t`Blocks VPNs, proxies`} value={answer?.blockVpnProxy} />
          <FlagFact label={t`Removes from chat when blocked`} value={answer?.kickFromChatOnBlock} />
          <Fact label={t`Webhook secret`}>
            {answer && <SetOrNot isSet={answer.webhookSecret} />}
          </Fact>
          <Fact label={t`What this key may do`}>
            {store.scopes.length > 0 && <Words words={store.scopes} />}
          </Fact>
        </Facts>
      </FactSection>
    </>
  )
}

function TextFact({ label, children }: { label: string; children: string | undefined }) {
  return (
    <Fact label={label} matters>
      {children && <bdi>{children}</bdi>}
    </Fact>
  )
}

type PercentFactProps = { label: string; value: number | undefined }

function PercentFact({ label, value }: PercentFactProps) {
  return <Fact label={label}>{value !== undefined && percentText(value)}</Fact>
}
