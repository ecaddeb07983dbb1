import { useNavigate } from '@tanstack/react-router'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Segments } from '#components/controls/segments.tsx'
import styles from './currency-choice.module.css'

const AT_ONCE = 4

type CurrencyChoiceProps = {
  currencies: readonly string[]
  current: string
  /** What the code is called, of orders without one, too. */
  labelOf: (currency: string) => string
}

/** The busiest currencies as buttons, the others in a menu; on a phone all in the menu. */
export function CurrencyChoice({ currencies, current, labelOf }: CurrencyChoiceProps) {
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
            label: labelOf(currency),
            search: { currency, pick: undefined },
            current: currency === current,
          }))}
        />
      )}
      {others.length > 0 && (
        <ChoiceMenu
          className={styles.menu}
          label={atOnce > 0 ? 'Other currencies' : 'Currency'}
          value={current}
          choices={others.map((currency) => ({ value: currency, label: labelOf(currency) }))}
          onChange={(currency) =>
            void navigate({
              to: '.',
              search: (before: object) => ({ ...before, currency, pick: undefined }),
            })
          }
        >
          {others.includes(current) ? labelOf(current) : 'More'}
        </ChoiceMenu>
      )}
    </div>
  )
}
