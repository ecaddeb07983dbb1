import { Trans } from '#components/text/trans.tsx'
import { DateTime } from './date-time.tsx'

/** Of seconds or minutes, so that no day need be told. */
export const AskedPause = ({ until }: { until: number }) => (
  <span>
    <Trans>
      Your platform asks for a pause until <DateTime value={until} clock />. Goes on by itself.
    </Trans>
  </span>
)
