import type { CallName } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { namesOf } from '#model/records/write-names.ts'

/** Calls that the merchant knows under another name than the interface. */
const others: Partial<Record<CallName, string>> = {
  getProductBySlug: t`A product didn’t load`,
  getUser: t`The account didn’t load`,
  listWebhookLogs: t`Webhooks didn’t load`,
  signIn: t`Signing in failed`,
  signOut: t`Signing out failed`,
}

/** For a read, from the operation's name: `listAllProducts`, "Products didn’t load". */
export function failureTitle(call: CallName): string {
  const title = namesOf(call)?.failed ?? others[call]
  if (title) return title
  const [verb, ...words] = call.replace('All', '').split(/(?=[A-Z])/)
  const noun = words.join(' ').toLowerCase()
  if (verb === 'list') return t`${sentenceCase(noun)} didn’t load`
  if (verb === 'search') return t`The search for ${noun} failed`
  return /^[aeiou]/.test(noun) ? t`An ${noun} didn’t load` : t`A ${noun} didn’t load`
}
