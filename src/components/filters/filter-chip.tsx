import { type ReactNode, Suspense, useState } from 'react'
import { t } from '#base/language/words.ts'
import { Private } from '#components/text/private.tsx'
import styles from './filter.module.css'
import { Icon } from '#components/controls/icons.tsx'
import { keepOpen } from '#components/overlays/menu-button.tsx'

type FilterChipProps = {
  label: string
  /** "is", "contains", "between", as in "Gateway is Cardlane". */
  operator: string
  /** Undefined while the filter is being set for the first time. */
  value: string | undefined
  /** In privacy mode. */
  isHidden?: boolean | undefined
  title?: string
  onRemove: () => void
  isNew?: boolean
  /** The pointer or the focus is here, so the editor may be asked for next. */
  onIntent: () => void
  onClose?: () => void
  children: (label: string, close: () => void) => ReactNode
}

type FilterValueProps = { text: string | undefined; isHidden?: boolean | undefined }

export function FilterValue({ text, isHidden }: FilterValueProps) {
  return <b>{text && isHidden ? <Private>{text}</Private> : (text ?? '…')}</b>
}

export function FilterChip({
  label,
  operator,
  value,
  isHidden,
  title,
  onRemove,
  isNew = false,
  onIntent,
  onClose,
  children,
}: FilterChipProps) {
  const [isOpen, setIsOpen] = useState(isNew)

  function change(open: boolean) {
    setIsOpen(open)
    if (!open) onClose?.()
  }
  return (
    <span className={styles.chip} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.body}
        title={title}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={onIntent}
        onFocus={onIntent}
        onClick={() => change(!isOpen)}
        {...(isOpen && keepOpen)}
      >
        <span className={styles.words}>
          {label} {operator} <FilterValue text={value} isHidden={isHidden} />
        </span>
      </button>
      <button
        type="button"
        className={styles.remove}
        aria-label={t`Remove filter: ${label}`}
        title={t`Remove filter`}
        onClick={onRemove}
      >
        <Icon name="close" size={12} />
      </button>
      {isOpen && (
        <Suspense>{children(`${label} ${operator}`.trim(), () => change(false))}</Suspense>
      )}
    </span>
  )
}
