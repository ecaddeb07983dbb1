import { labels, t } from '#base/language/words.ts'
import { ownedStore } from './owned.ts'

/** Whether the host leaves customers' addresses out of what it answers to this role. */
export const addressesLeftOut = ownedStore(false)

export const leftOutWords = t`Your role leaves out customers’ addresses: emails, IP addresses, places. What seems empty may only be left out.`

/** What stands in the place of an email or an IP address: of what was left out nobody may say that there is none. */
export const lackText = (none = labels.noEmail, hidden = t`Hidden`): string =>
  addressesLeftOut.get() ? hidden : none
