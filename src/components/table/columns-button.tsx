import { Suspense, startTransition, useState } from 'react'
import { t } from '#base/language/words.ts'
import type { ColumnPickerProps } from './column-picker.tsx'
import styles from '#components/overlays/floating.module.css'
import { IconButton } from '#components/controls/icon-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { keepOpen } from '#components/overlays/menu-button.tsx'

const load = () => import('./column-picker.tsx')
const ColumnPicker = lazyPart(async () => (await load()).ColumnPicker)

const prepare = () => void load().catch(() => {})

export type ColumnsChoice = Omit<ColumnPickerProps, 'onClose'>

export function ColumnsButton(choice: ColumnsChoice) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <span className={styles.wrapper}>
      <IconButton
        icon="preferences"
        label={t`Columns and density`}
        bordered
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={prepare}
        onFocus={prepare}
        // A transition waits for the code without flashing a fallback.
        onClick={() => startTransition(() => setIsOpen(!isOpen))}
        {...(isOpen && keepOpen)}
      />
      {isOpen && (
        <Suspense>
          <ColumnPicker {...choice} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </span>
  )
}
