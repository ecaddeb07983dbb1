import { useNavigate } from '@tanstack/react-router'
import { ChoiceMenu } from '#components/choice-menu.tsx'
import { useIsPhone } from '#components/phone.ts'
import { Segments } from '#components/segments.tsx'
import styles from './currency-choice.module.css'
import { currencyLabel } from '#model/overview/words.ts'

const AT_ONCE = 4

type CurrencyChoiceProps = { currencies: string[]; current: string }

/** The busiest currencies as buttons, the others in a menu; on a phone all in the menu. */
export function CurrencyChoice({ currencies, current }: CurrencyChoiceProps) {
  const navigate = useNavigate()
  const atOnce = useIsPhone() ? 0 : AT_ONCE
  const others = currencies.slice(atOnce)
  if (currencies.length < 2) return null
  return (
    <div className={styles.choice}>
      {atOnce > 0 && (
        <Segments
          label="Currency"
          segments={currencies.slice(0, atOnce).map((currency) => ({
            label: currencyLabel(currency),
            search: { currency },
            current: currency === current,
          }))}
        />
      )}
      {others.length > 0 && (
        <ChoiceMenu
          className={styles.menu}
          label={atOnce > 0 ? 'Other currencies' : 'Currency'}
          value={current}
          choices={others.map((currency) => ({ value: currency, label: currencyLabel(currency) }))}
          onChange={(currency) =>
            void navigate({ to: '.', search: (before) => ({ ...before, currency }) })
          }
        >
          {others.includes(current) ? currencyLabel(current) : 'More'}
        </ChoiceMenu>
      )}
    </div>
  )
}
