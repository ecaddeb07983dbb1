// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { SegmentedControl } from '@mantine/core'
import styles from './preferences-form.module.css'

type ChoiceProps<Value extends string> = {
  label: string
  value: Value
  options: Record<Value, string>
  onChange: (value: Value) => void
}

/** One of a few values, all in sight. */
export function Choice<Value extends string>({
  label,
  value,
  options,
  onChange,
}: ChoiceProps<Value>) {
  const data = (Object.entries(options) as [Value, string][]).map(([key, words]) => ({
    value: key,
    label: words,
  }))
  return (
    <div className={styles.choice}>
      <span className="strong">{label}</span>
      <SegmentedControl aria-label={label} data={data} value={value} onChange={onChange} />
    </div>
  )
}
