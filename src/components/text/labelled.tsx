import type { ReactNode } from 'react'
import { Trans } from '#components/text/trans.tsx'

type LabelledProps = { label: ReactNode; value: ReactNode }

/** `labelled` of elements. */
export const Labelled = ({ label, value }: LabelledProps) => (
  <>
    <Trans>
      {label}: {value}
    </Trans>
  </>
)
