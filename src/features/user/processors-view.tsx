import type { StoreSummary, User } from '#api/schemas/user.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { valueText } from '#base/text/value-text.ts'
import { Card } from '#components/page/card.tsx'
import { Fact, Facts, FlagFact, ManyFacts } from '#components/page/facts.tsx'
import type { ProcessorsSearch } from '#model/records/user/account-search.ts'
import styles from './account-sections.module.css'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { Processor } from '#api/schemas/processors.ts'
import { Icon } from '#components/controls/icons.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Segments } from '#components/controls/segments.tsx'
import { Status } from '#components/values/status.tsx'
import { Tag } from '#components/values/tag.tsx'
import { lineText } from '#base/text/visible-text.ts'
import {
  hasTwoAnswers,
  processorName,
  processorState,
  processorStates,
  processorSummary,
  shownProcessors,
} from '#model/records/user/processor-state.ts'
import { type GatewayFigures, gatewayKey } from '#model/reading/figures/gateways.ts'
import { GatewayFacts, GatewayLine, useGatewayFigures } from './gateway-figures.tsx'
import { ProcessorDetails } from './processor-details.tsx'

type ProcessorsViewProps = {
  user: User
  search: ProcessorsSearch
  /** Of which the orders tell what each took. */
  store: StoreSummary | undefined
}

/** Who takes the payments, and whether each still may. */
export function ProcessorsView({ user, search, store }: ProcessorsViewProps) {
  return (
    <div className={styles.sections}>
      <ProcessorsCard user={user} search={search} store={store} />
      <PaymentMethodsCard user={user} />
    </div>
  )
}

/** Payment methods that are disabled, some only in places, with the platform's own words as title. */
function PaymentMethodsCard({ user }: { user: User }) {
  const disabled = Object.entries(user.disabledPaymentMethods)
  return (
    <Card title={t`Payment methods`} padded>
      <Facts wide>
        <FlagFact label={t`Cryptocurrency`} value={user.isCryptoEnabled} />
        <Fact label={t`Restricted`}>{wordsBeside(user, user.restrictedPaymentMethods)}</Fact>
        <Fact label={t`Risk locked`}>{wordsBeside(user, user.riskLockedPaymentMethods)}</Fact>
        {disabled.length === 0 && <Fact label={t`Disabled`} matters />}
        <ManyFacts items={disabled}>
          {([name, methods]) => (
            <Fact key={name} label={t`Disabled at ${sentenceCase(name)}`} matters>
              <bdi title={valueText(methods)}>{wordsOf(methods)}</bdi>
            </Fact>
          )}
        </ManyFacts>
      </Facts>
    </Card>
  )
}

/** The list above says it of each processor, with its reason. */
function wordsBeside({ processors }: User, words: string[]) {
  const told = new Set(processors.map(({ name }) => name.toLowerCase()))
  const others = words.filter((word) => !told.has(word.toLowerCase()))
  return (
    others.length > 0 && <bdi title={commaList(others)}>{commaList(others.map(sentenceCase))}</bdi>
  )
}

/** The interface does not define the values: usually lists of words, but anything is possible. */
function wordsOf(value: unknown): string {
  if (!Array.isArray(value)) return sentenceCase(valueText(value))
  return value.length === 0 ? t`None` : commaList(value.map(wordsOf))
}

function ProcessorsCard({ user, search, store }: ProcessorsViewProps) {
  const figures = useGatewayFigures(store?.id)
  const figuresOf = ({ name }: Processor) => figures?.get(gatewayKey(name))
  const isPhone = useIsPhone()
  const shown = shownProcessors(user.processors, search.show)
  const asked = shown.find(({ name }) => name === search.processor)
  const isOff = (processor: Processor) =>
    !search.show && processorState(processor) === 'off' && !hasTwoAnswers(processor)
  const off = shown.filter(isOff)
  const [showsOff, setShowsOff] = useState(false)
  const unfolded = showsOff || (asked && isOff(asked)) || off.length === shown.length
  const listed = unfolded ? shown : shown.filter((processor) => !isOff(processor))
  // On a phone the details open inside the list, so none are open by default.
  const open = asked ?? (isPhone ? undefined : shown[0])
  return (
    <Card
      title={t`Payment processors`}
      aside={processorSummary(user.processors)}
      actions={
        user.processors.length > 0 && (
          <Segments
            label={t`Processors shown`}
            segments={[
              {
                label: t({ message: 'All', context: 'payment processors' }),
                search: { show: undefined },
                current: !search.show,
              },
              { label: t`On`, search: { show: 'on' }, current: search.show === 'on' },
              {
                label: t`Needs action`,
                search: { show: 'action' },
                current: search.show === 'action',
              },
            ]}
          />
        )
      }
    >
      {shown.length === 0 ? (
        <EmptyState
          title={user.processors.length > 0 ? t`None here` : t`No payment processors`}
          heading="h3"
        />
      ) : (
        <div className={styles.panes}>
          <ul className={styles.list} aria-label={t`Payment processors`}>
            {listed.map((processor) => (
              <li key={processor.name}>
                <Choice
                  processor={processor}
                  isPhone={isPhone}
                  isOpen={processor === open}
                  figures={figuresOf(processor)}
                />
                {isPhone && processor === open && (
                  <ProcessorDetails processor={processor} user={user}>
                    <Took figures={figuresOf(processor)} store={store} />
                  </ProcessorDetails>
                )}
              </li>
            ))}
            {!unfolded && off.length > 0 && (
              <li>
                <button type="button" className={styles.fold} onClick={() => setShowsOff(true)}>
                  {plural(off.length, { one: '1 off', other: `${off.length} off` })}
                  <Icon name="chevron-down" size={14} />
                </button>
              </li>
            )}
          </ul>
          {!isPhone && open && (
            <div className={styles.details}>
              <ProcessorDetails processor={open} user={user}>
                <Took figures={figuresOf(open)} store={store} />
              </ProcessorDetails>
            </div>
          )}
        </div>
      )}
    </Card>
  )
}

type TookProps = Pick<ProcessorsViewProps, 'store'> & { figures: GatewayFigures | undefined }

const Took = ({ figures, store }: TookProps) =>
  figures && <GatewayFacts figures={figures} storeCurrency={store?.currencyCode} />

type ChoiceProps = {
  processor: Processor
  /** Opens and closes below it instead of beside it. */
  isPhone: boolean
  isOpen: boolean
  figures: GatewayFigures | undefined
}

function Choice({ processor, isPhone, isOpen, figures }: ChoiceProps) {
  const { label, as } = processorStates[processorState(processor)]
  return (
    <Link
      from="/processors"
      to="."
      search={(before) => ({
        ...before,
        processor: isPhone && isOpen ? undefined : processor.name,
      })}
      replace
      resetScroll={false}
      className={styles.choice}
      activeProps={{ className: '' }}
      aria-current={isOpen ? 'true' : undefined}
    >
      <bdi className="truncate strong">{processorName(processor)}</bdi>
      <Status value={label} as={as} />
      <span className="truncate secondary small">
        {processor.options?.restrictionReason
          ? lineText(processor.options.restrictionReason)
          : hasTwoAnswers(processor)
            ? t`On and off at once`
            : figures && <GatewayLine {...figures} />}
      </span>
      {processor.options?.requireBillingInformation && <Tag>{t`Billing details`}</Tag>}
      {isPhone && <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />}
    </Link>
  )
}
