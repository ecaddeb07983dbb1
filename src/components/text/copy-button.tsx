import { t } from '#base/language/words.ts'
import { classNames } from '#components/controls/class-names.ts'
import { useCopy } from '#base/browser/clipboard.ts'
import { Icon } from '#components/controls/icons.tsx'
import buttonStyles from '#components/controls/button.module.css'
import styles from './short-id.module.css'

const icons = { idle: 'copy', copied: 'check', failed: 'warning' } as const

type CopyButtonProps = {
  value: string
  what: string
  inline?: boolean
  /** Cleared from the clipboard after a minute. */
  isPrivate?: boolean
}

export function CopyButton({ value, what, inline, isPrivate }: CopyButtonProps) {
  const [state, copy] = useCopy(isPrivate)
  const label = {
    idle: t`Copy ${what}`,
    copied: isPrivate ? t`Copied, cleared from the clipboard in a minute` : t`Copied`,
    failed: t`The browser refused to copy`,
  }[state]
  return (
    <button
      type="button"
      className={classNames(inline ? styles.inline : buttonStyles.iconButton, styles[state])}
      aria-label={label}
      aria-live="polite"
      title={label}
      onClick={() => copy(value)}
    >
      <Icon name={icons[state]} size={inline ? 13 : 15} />
    </button>
  )
}
