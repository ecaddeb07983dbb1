import { t } from '#base/language/words.ts'

const canceled = t({ message: 'Cancelled', context: 'status' })
const chargeback = t({ message: 'Chargeback', context: 'status' })
const completed = t({ message: 'Completed', context: 'status' })
const disputed = t({ message: 'Disputed', context: 'status' })
const succeeded = t({ message: 'Succeeded', context: 'status' })
const trial = t({ message: 'Trial', context: 'status' })
const awaiting = t({ message: 'Awaiting payment', context: 'status' })

/**
 * What words that many platforms send are called in another language, by the word as `separateWords`
 * gives it. English spells them as sent, so no page loads this: a build puts them into the language's
 * own text (scripts/words/catalogue.ts). Words that are not here stay as sent in every language.
 */
export const statusWords = {
  completed,
  complete: completed,
  paid: t({ message: 'Paid', context: 'status' }),
  unpaid: t({ message: 'Unpaid', context: 'status' }),
  delivered: t({ message: 'Delivered', context: 'status' }),
  active: t({ message: 'Active', context: 'status' }),
  inactive: t({ message: 'Inactive', context: 'status' }),
  succeeded,
  success: succeeded,
  enabled: t({ message: 'Enabled', context: 'status' }),
  disabled: t({ message: 'Disabled', context: 'status' }),
  pending: t({ message: 'Pending', context: 'status' }),
  partial: t({ message: 'Partial', context: 'status' }),
  'partially paid': t({ message: 'Partially paid', context: 'status' }),
  'partial payment': t({ message: 'Partial payment', context: 'status' }),
  'awaiting payment': awaiting,
  'awaiting kyc': t({ message: 'Awaiting KYC', context: 'status' }),
  waiting: t({ message: 'Waiting', context: 'status' }),
  processing: t({ message: 'Processing', context: 'status' }),
  confirming: t({ message: 'Confirming', context: 'status' }),
  trialing: trial,
  trial,
  refunded: t({ message: 'Refunded', context: 'status' }),
  'partially refunded': t({ message: 'Partially refunded', context: 'status' }),
  reversed: t({ message: 'Reversed', context: 'status' }),
  chargeback,
  'charged back': chargeback,
  dispute: disputed,
  disputed,
  'risk locked': t({ message: 'Risk locked', context: 'status' }),
  failed: t({ message: 'Failed', context: 'status' }),
  declined: t({ message: 'Declined', context: 'status' }),
  error: t({ message: 'Error', context: 'status' }),
  voided: t({ message: 'Voided', context: 'status' }),
  cancelled: canceled,
  canceled,
  expired: t({ message: 'Expired', context: 'status' }),
  blocked: t({ message: 'Blocked', context: 'status' }),
  restricted: t({ message: 'Restricted', context: 'status' }),
  paused: t({ message: 'Paused', context: 'status' }),
  suspended: t({ message: 'Suspended', context: 'status' }),
  verified: t({ message: 'Verified', context: 'status' }),
  unverified: t({ message: 'Unverified', context: 'status' }),
  open: t({ message: 'Open', context: 'status', comment: 'Of a chargeback.' }),
  'under review': t({ message: 'Under review', context: 'status' }),
  won: t({ message: 'Won', context: 'status', comment: 'Of a chargeback.' }),
  lost: t({ message: 'Lost', context: 'status', comment: 'Of a chargeback.' }),
  started: t({ message: 'Started', context: 'status', comment: 'Of a machine.' }),
  automatic: t({ message: 'Automatic', context: 'status', comment: 'How it was delivered.' }),
  manual: t({ message: 'Manual', context: 'status', comment: 'How it was delivered.' }),
  storefront: t({ message: 'Storefront', context: 'status', comment: 'Where an order began.' }),
  invoice: t({ message: 'Invoice', context: 'status', comment: 'Where an order began.' }),
  company: t({ message: 'Company', context: 'status', comment: 'Kind of legal entity.' }),
  individual: t({ message: 'Individual', context: 'status', comment: 'Kind of legal entity.' }),
  system: t({ message: 'System', context: 'status', comment: 'What reported an error.' }),
  configuration: t({ message: 'Configuration', context: 'status', comment: 'Kind of error.' }),
  exclusive: t({
    message: 'Exclusive',
    context: 'tax',
    comment: 'Tax that comes on top of a price.',
  }),
  inclusive: t({ message: 'Inclusive', context: 'tax', comment: 'Tax that a price includes.' }),
} as const
