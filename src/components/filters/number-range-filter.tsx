import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { TypedDecimal, TypedInteger } from '#base/address/filter-schema.ts'
import type { NumberRange } from '#base/numbers/number-range.ts'
import styles from './filter-editor.module.css'
import { NumberField } from '#components/form/number-field.tsx'
import '#components/form/validation-messages.ts'

const Decimals = z.object({ from: TypedDecimal, to: TypedDecimal })
const Integers = z.object({ from: TypedInteger, to: TypedInteger })

type NumberRangeFilterProps = {
  value: NumberRange
  decimals?: boolean
  onSubmit: (range: NumberRange) => void
}

/** Both bounds are included; either may be empty. */
export function NumberRangeFilter({ value, decimals, onSubmit }: NumberRangeFilterProps) {
  const { control, handleSubmit, setFocus } = useForm({
    resolver: zodResolver(decimals ? Decimals : Integers),
    defaultValues: { from: value.from?.toString() ?? '', to: value.to?.toString() ?? '' },
  })
  useEffect(() => setFocus('from'), [setFocus])
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void handleSubmit((range) => onSubmit(inOrder(range)))(event)}
    >
      <NumberField
        control={control}
        name="from"
        label={t({ message: 'From', context: 'a number' })}
        decimals={decimals}
      />
      <NumberField
        control={control}
        name="to"
        label={t({ message: 'To', context: 'a number' })}
        decimals={decimals}
      />
      <Button type="submit" size="xs">
        {t`Apply`}
      </Button>
    </form>
  )
}

const inOrder = ({ from, to }: NumberRange): NumberRange =>
  from !== undefined && to !== undefined && from > to ? { from: to, to: from } : { from, to }
