import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { Trans } from '#components/text/trans.tsx'
import { ANY_TIME, type SearchPeriod, searchPeriods } from '#model/records/orders/search-periods.ts'
import styles from './searches.module.css'

type SearchFormProps = {
  /** For fields that stand outside, so that Enter sends there, too. */
  id?: string
  /** What else can be chosen, before the period. */
  children?: ReactNode
  days: string
  periods?: readonly SearchPeriod[]
  /** Names the whole time: "since it was created". */
  wholeTime?: string
  isReading: boolean
  action: string
  /** Set if the page exists for this search, and not as one card among others. */
  isMain?: boolean
  onDays: (days: string) => void
  onSearch: () => void
}

/** The period to read, and the button that begins: nothing is read unasked. */
export function SearchForm(props: SearchFormProps) {
  const { children, days, wholeTime, isReading, action } = props
  const { periods = searchPeriods, isMain, onDays, onSearch } = props
  const choices = [...periods, ...(wholeTime ? [{ value: ANY_TIME, label: wholeTime }] : [])]
  return (
    <form
      id={props.id}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (!isReading) onSearch()
      }}
    >
      {children}
      <ChoiceMenu
        label={t`Created in`}
        value={days}
        choices={choices}
        disabled={isReading}
        onChange={onDays}
      >
        <Trans>Created in {choices.find(({ value }) => value === days)?.label}</Trans>
      </ChoiceMenu>
      {!isReading && (
        <Button type="submit" variant={isMain ? 'filled' : 'default'} size="xs">
          {action}
        </Button>
      )}
    </form>
  )
}
