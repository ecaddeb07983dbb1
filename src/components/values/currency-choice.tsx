import { useNavigate } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'

type CurrencyChoiceProps = {
  currencies: readonly string[]
  current: string
  /** What the code is called, of orders without one, too. */
  labelOf: (currency: string) => string
}

export function CurrencyChoice({ currencies, current, labelOf }: CurrencyChoiceProps) {
  const navigate = useNavigate()
  if (currencies.length < 2) return null
  return (
    <ChoiceMenu
      label={t`Currency`}
      value={current}
      choices={currencies.map((currency) => ({ value: currency, label: labelOf(currency) }))}
      onChange={(currency) =>
        void navigate({
          to: '.',
          search: (before: object) => ({ ...before, currency, pick: undefined }),
        })
      }
    >
      {labelOf(current)}
    </ChoiceMenu>
  )
}
