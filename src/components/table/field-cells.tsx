import type { ReactNode } from 'react'
import { DateTime } from '#components/values/date-time.tsx'

/** The cell of a field that needs no other than its kind. */
export const fieldCells: Record<'time' | 'id' | 'text', (value: string | undefined) => ReactNode> =
  {
    time: (value) => (
      <span className="secondary">
        <DateTime value={value} />
      </span>
    ),
    id: (value) => <bdi className="mono quiet">{value}</bdi>,
    text: (value) => <bdi>{value}</bdi>,
  }
