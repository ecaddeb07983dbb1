import type { Choice } from '#base/address/filters.ts'
import styles from './filter-editor.module.css'
import { focusOnMount } from '#components/overlays/focus-on-mount.ts'
import { Icon } from '#components/controls/icons.tsx'

type ChoiceFilterProps = {
  value: string | undefined
  choices: readonly Choice[]
  onSubmit: (value: string) => void
}

export function ChoiceFilter({ value, choices, onSubmit }: ChoiceFilterProps) {
  return (
    <div className={styles.options}>
      {choices.map((choice, index) => (
        <button
          key={choice.value}
          type="button"
          ref={index === 0 ? focusOnMount : undefined}
          className={styles.option}
          aria-pressed={choice.value === value}
          onClick={() => onSubmit(choice.value)}
        >
          <span className="truncate">{choice.label}</span>
          {choice.value === value && <Icon name="check" size={14} />}
        </button>
      ))}
    </div>
  )
}
