import { labels, t } from '#base/language/words.ts'
import { Status } from './status.tsx'

export const EnabledStatus = ({ isEnabled }: { isEnabled: boolean }) => (
  <Status
    value={isEnabled ? 'enabled' : 'disabled'}
    label={isEnabled ? labels.enabled : t`Disabled`}
  />
)
