import { type ReactNode, Suspense, startTransition, useState } from 'react'
import { t } from '#base/language/words.ts'
import type { DateRange } from '#base/time/date-range.ts'
import styles from './dates-button.module.css'
import floating from '#components/overlays/floating.module.css'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { keepOpen } from '#components/overlays/menu-button.tsx'

const loadPanel = () => import('#components/overlays/floating-panel.tsx')
const FloatingPanel = lazyPart(async () => (await loadPanel()).FloatingPanel)
const loadDates = () => import('./date-range-filter.tsx')
const DateRangeFilter = lazyPart(async () => (await loadDates()).DateRangeFilter)

function prepare() {
  void loadPanel()
  void loadDates()
}

type DatesPanelProps = {
  value: DateRange
  onChange: (range: DateRange) => void
  onClose: () => void
}

type DatesButtonProps = Omit<DatesPanelProps, 'onClose'> & {
  isCurrent: boolean
  children: ReactNode
}

export function DatesButton({ isCurrent, children, ...dates }: DatesButtonProps) {
  const [isOpen, setIsOpen] = useState(false)

  return (
    <span className={floating.wrapper}>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-current={isCurrent || undefined}
        onPointerEnter={prepare}
        onFocus={prepare}
        // A transition waits for the panel’s code without flashing a fallback.
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
        {...(isOpen && keepOpen)}
      >
        <Icon name="calendar" size={14} />
        {children}
      </button>
      {isOpen && <DatesPanel {...dates} onClose={() => setIsOpen(false)} />}
    </span>
  )
}

export const DatesPanel = ({ value, onChange, onClose }: DatesPanelProps) => (
  <Suspense>
    <FloatingPanel label={t`Dates`} onClose={onClose}>
      <DateRangeFilter
        value={value}
        onSubmit={(range) => {
          onClose()
          onChange(range)
        }}
      />
    </FloatingPanel>
  </Suspense>
)
