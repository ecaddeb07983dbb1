import { t } from '#base/language/words.ts'
import type { Resize } from './column-widths.ts'
import { IconButton } from '#components/controls/icon-button.tsx'

const STEP = 20
/** The least width of a column that has none of its own. */
const UNSIZED = 180

type WidthButtonsProps = {
  column: { id: string; label: string; width?: number }
  resize: Resize
}

export function WidthButtons({
  column: { id, label, width = UNSIZED },
  resize,
}: WidthButtonsProps) {
  return (
    <>
      <IconButton
        icon="minus"
        label={t`Make ${label} narrower`}
        onClick={() => resize(id, width - STEP)}
      />
      <IconButton
        icon="plus"
        label={t`Make ${label} wider`}
        onClick={() => resize(id, width + STEP)}
      />
    </>
  )
}
