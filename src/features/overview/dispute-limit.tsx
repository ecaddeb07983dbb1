import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { formatPercentage } from '#base/numbers/money-format.ts'
import { readNumber } from '#base/numbers/number-text.ts'
import { TypedNumber } from '#components/form/typed-number.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { useSharedLimits } from '#model/reading/checks/kept.ts'
import { setDisputeLimit } from '#model/reading/checks/chosen.ts'

const usual = [0.5, 0.75, 1]
const OTHER = 'other'

/** Kept per store; what a card network or a processor allows is not known. */
type DisputeLimitProps = { storeId: string; limit: number; isOwn: boolean }

export function DisputeLimit({ storeId, limit, isOwn }: DisputeLimitProps) {
  const [isTyping, setTyping] = useState(!usual.includes(limit))
  if (useSharedLimits(storeId).disputeLimit !== undefined) {
    return (
      <span className="row wraps near" title={t`Your team’s file sets it for everybody.`}>
        <span className="quiet">{t`Limit`}</span>
        {t`${formatPercentage(limit)}, shared`}
      </span>
    )
  }
  return (
    <span className="row wraps near">
      <ChoiceMenu
        label={t`Limit`}
        value={isTyping ? OTHER : isOwn ? String(limit) : ''}
        choices={[
          ...usual.map((each) => ({ value: String(each), label: formatPercentage(each) })),
          { value: OTHER, label: t`Another…` },
        ]}
        onChange={(chosen) => {
          setTyping(chosen === OTHER)
          if (chosen !== OTHER) setDisputeLimit(storeId, Number(chosen))
        }}
      >
        {isOwn ? t`Limit ${formatPercentage(limit)}` : t`Usual limit ${formatPercentage(limit)}`}
      </ChoiceMenu>
      {!isOwn && !isTyping && (
        <span className="small quiet">{t`Not chosen by you. Choose your own.`}</span>
      )}
      {isTyping && (
        <TypedNumber
          label={<span className="quiet">{t`Percent`}</span>}
          value={limit}
          inputMode="decimal"
          read={readLimit}
          onChange={(wanted) => setDisputeLimit(storeId, wanted)}
        />
      )}
    </span>
  )
}

function readLimit(text: string): number | undefined {
  const number = readNumber(text)
  return number !== undefined && number >= 0.01 && number <= 100 ? number : undefined
}
