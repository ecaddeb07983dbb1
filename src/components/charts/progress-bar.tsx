import '@mantine/core/styles/Progress.css'
import { Progress } from '@mantine/core'
import { Mantine } from '#components/controls/mantine.tsx'

type ProgressBarProps = {
  label: string
  value: number | undefined
  /** Unknown before the first answer. */
  maximum: number | undefined
  className?: string
}

export function ProgressBar({ label, value = 0, maximum, className }: ProgressBarProps) {
  return (
    <Mantine>
      <Progress
        className={className}
        aria-label={label}
        size="xs"
        // A sliver at least, so that a beginning is seen.
        value={Math.max(3, maximum ? (value / maximum) * 100 : 0)}
      />
    </Mantine>
  )
}
