import type { Store } from '#api/schemas/store.ts'
import type { StoreSummary } from '#api/schemas/user.ts'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact, Facts, FlagFact } from '#components/page/facts.tsx'
import { DateFact, IdFact } from '#components/page/record-facts.tsx'
import { formatPercentage, formatRating } from '#base/numbers/money-format.ts'
import { SetOrNot } from '#components/values/set-or-not.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { FactSection, Words } from './fact-section.tsx'
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
      <FactSection id="domain" title="Domain">
        <Facts wide>
          <TextFact label="Address">{answer?.url ?? store.url}</TextFact>
          <TextFact label="Domain">{answer?.domain ?? store.domain}</TextFact>
          <TextFact label="Custom domain">{answer?.customDomain ?? store.customDomain}</TextFact>
          <Fact label="Custom domain changed">
            {answer?.lastCustomDomainUpdate && <DateTime value={answer.lastCustomDomainUpdate} />}
          </Fact>
          <Fact label="Earlier addresses">
            {answer && answer.urlHistory.length > 0 && <Words words={answer.urlHistory} />}
          </Fact>
        </Facts>
      </FactSection>
      <FactSection id="branding" title="Branding">
        <Facts wide>
          <TextFact label="Accent colour">{branding?.accentColor}</TextFact>
          <TextFact label="Banner file">{branding?.bannerFileName}</TextFact>
          <TextFact label="Icon file">{branding?.iconFileName}</TextFact>
          <FlagFact
            label="Converts currencies"
            value={branding?.isAutomaticCurrencyConversionEnabled}
          />
        </Facts>
      </FactSection>
      <AnswerFacts answer={answer} answeredAt={answeredAt} />
      <FactSection id="affiliates" title="Affiliates">
        {affiliates ? (
          <Facts wide>
            <FlagFact label="Enabled" value={affiliates.isEnabled} />
            <PercentFact label="Default return" value={affiliates.defaultReturnPercentage} />
            <PercentFact label="Default discount" value={affiliates.defaultPercentageOff} />
            <FlagFact label="Public registration" value={affiliates.isPublicRegistrationEnabled} />
            <FlagFact label="Links can be edited" value={affiliates.isLinkEditingEnabled} />
            <FlagFact
              label="Balance can be converted"
              value={affiliates.canConvertAffiliateBalance}
            />
          </Facts>
        ) : (
          <p className="quiet">None</p>
        )}
      </FactSection>
      <FactSection id="record" title="Record">
        <Facts wide>
          <IdFact label="Store ID" id={store.id} length={36} />
          <DateFact label="Created" value={store.dateCreated} />
          <Fact label="User">
            {answer?.userId && <ShortId id={answer.userId} copies="user id" length={18} />}
          </Fact>
          <FlagFact label="Inactive" value={answer?.isInactive ?? store.isInactive} />
          <TextFact label="Maintenance reason">
            {answer?.maintenanceReason ?? store.maintenanceReason}
          </TextFact>
          <Fact label="Rating">{store.rating !== undefined && formatRating(store.rating)}</Fact>
          <DateFact label="Last order" value={store.lastOrderAt} relative />
          <FlagFact
            label="Customer balance"
            value={answer?.isCustomerBalanceEnabled ?? store.isCustomerBalanceEnabled}
          />
          <FlagFact label="Blocks on chargeback" value={answer?.autoBlockOnChargeback} />
          <FlagFact label="Blocks VPNs, proxies" value={answer?.blockVpnProxy} />
          <FlagFact label="Removes from chat when blocked" value={answer?.kickFromChatOnBlock} />
          <Fact label="Webhook secret">{answer && <SetOrNot isSet={answer.webhookSecret} />}</Fact>
          <Fact label="What this key may do">
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
  return <Fact label={label}>{value !== undefined && formatPercentage(value)}</Fact>
}
