import { t, labels } from '#base/language/words.ts'
import { Status } from './status.tsx'

/** Service secrets never reach the page, only whether they are set. */
export function SetOrNot({ isSet }: { isSet: boolean | undefined }) {
  return isSet ? <span>{t`Set`}</span> : <span className="quiet">{t`Not set`}</span>
}

export const EnabledStatus = ({ isEnabled }: { isEnabled: boolean }) => (
  <Status
    value={isEnabled ? 'enabled' : 'disabled'}
    label={isEnabled ? labels.enabled : t`Disabled`}
  />
)
