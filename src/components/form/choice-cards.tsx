import '@mantine/core/styles/CheckboxCard.css'
import '@mantine/core/styles/RadioCard.css'
import '@mantine/core/styles/RadioIndicator.css'
import '#components/controls/forced-colors.css'
import { Checkbox, Radio } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { ignoreHeldKey } from '#base/browser/held-key.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import styles from './choice-cards.module.css'

export type CardChoice<Value extends string | number> = {
  value: Value
  label: ReactNode
  detail?: ReactNode
}

type CardsProps<Value extends string | number> = {
  choices: readonly CardChoice<Value>[]
  isInvalid?: boolean
  tone?: 'danger'
  /** Of the first card, which takes the focus for the whole field. */
  ref?: Ref<HTMLButtonElement>
  onBlur?: () => void
}

type RadioCardsProps<Value extends string | number> = CardsProps<Value> & {
  name: string
  value: Value | undefined
  /** Side by side in one frame, for short words. */
  segmented?: boolean
  hasAutofocus?: boolean
  onChange: (value: Value) => void
}

/** Nothing is preselected. Tab reaches one card, the arrow keys the others. */
export function RadioCards<Value extends string | number>({
  choices,
  name,
  value: chosen,
  segmented,
  isInvalid,
  tone,
  hasAutofocus,
  ref,
  onBlur,
  onChange,
}: RadioCardsProps<Value>) {
  const reached = Math.max(
    0,
    choices.findIndex(({ value }) => value === chosen),
  )
  return (
    <Mantine>
      <div
        className={segmented ? styles.segments : styles.cards}
        data-error={isInvalid}
        data-tone={tone}
      >
        {choices.map(({ value, label, detail }, index) => (
          <Radio.Card
            key={value}
            ref={index === 0 ? ref : undefined}
            name={name}
            checked={value === chosen}
            className={segmented ? styles.segment : styles.card}
            withBorder={!segmented}
            tabIndex={index === reached ? 0 : -1}
            data-autofocus={(hasAutofocus && index === 0) || undefined}
            onBlur={onBlur}
            onKeyDown={ignoreHeldKey}
            onClick={() => onChange(value)}
          >
            {!segmented && (
              <Radio.Indicator
                size="xs"
                color={tone && 'var(--c-danger)'}
                className={styles.mark}
              />
            )}
            <CardText label={label} detail={detail} />
          </Radio.Card>
        ))}
      </div>
    </Mantine>
  )
}

type CheckboxCardsProps = CardsProps<string> & {
  values: readonly string[]
  onChange: (values: string[]) => void
}

export function CheckboxCards({
  choices,
  values,
  isInvalid,
  ref,
  onBlur,
  onChange,
}: CheckboxCardsProps) {
  function toggle(toggled: string) {
    const isIn = (value: string) => (value === toggled) !== values.includes(value)
    onChange(choices.map(({ value }) => value).filter(isIn))
  }
  return (
    <Mantine>
      <div className={styles.cards} data-error={isInvalid}>
        {choices.map(({ value, label, detail }, index) => (
          <Checkbox.Card
            key={value}
            ref={index === 0 ? ref : undefined}
            checked={values.includes(value)}
            className={styles.card}
            aria-invalid={isInvalid}
            onBlur={onBlur}
            onClick={() => toggle(value)}
          >
            <Checkbox.Indicator size="xs" radius="xs" className={styles.mark} />
            <CardText label={label} detail={detail} />
          </Checkbox.Card>
        ))}
      </div>
    </Mantine>
  )
}

function CardText({ label, detail }: Pick<CardChoice<string>, 'label' | 'detail'>) {
  return (
    <span className="stack strong breaks shrinks">
      <bdi>{label}</bdi>
      {detail && <span className="small quiet regular">{detail}</span>}
    </span>
  )
}
