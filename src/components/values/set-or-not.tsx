import { t } from '#base/language/words.ts'

/** Service secrets never reach the page, only whether they are set. */
export function SetOrNot({ isSet }: { isSet: boolean | undefined }) {
  return isSet ? <span>{t`Set`}</span> : <span className="quiet">{t`Not set`}</span>
}
