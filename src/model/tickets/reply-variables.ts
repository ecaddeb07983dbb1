import { blank, withoutSentKeys } from './reply-blanks.ts'

/** What a saved reply can name, and how the manager calls it. */
export const replyVariables = {
  'customer.name': 'customer name',
  'customer.email': 'customer email',
  'order.id': 'order short ID',
  'order.product': 'order item',
  'order.date': 'order date',
  'order.status': 'order status',
  'order.amount': 'order amount',
  'refund.amount': 'refunded amount',
  key: 'delivered key',
  'store.name': 'store name',
  me: 'my name',
} as const

type ReplyVariable = keyof typeof replyVariables
export type ReplyValues = Partial<Record<ReplyVariable, string>>

const VARIABLE = /\{\{([^{}|\n]{1,80})(?:\|([^{}\n]{0,80}))?\}\}/gu

export const usesKey = (template: string) => /\{\{key(?:\||\}\})/u.test(template)

/** A variable without a value becomes its default, or a blank that holds the send. */
export function fillReply(
  template: string,
  values: ReplyValues,
): { text: string; cursor: number | undefined } {
  const parts = template.split('{{cursor}}')
  const [before = '', ...after] = parts.map((part) =>
    part.replaceAll(VARIABLE, (_, name: string, fallback?: string) => {
      if (name.startsWith('ask:')) return blank(name.slice(4))
      const isKnown = Object.hasOwn(replyVariables, name)
      const value = isKnown ? values[name as ReplyVariable] : undefined
      const label = isKnown ? replyVariables[name as ReplyVariable] : name
      return value?.trim() || fallback || blank(`${label}?`)
    }),
  )
  return {
    text: before + after.join(''),
    cursor: after.length > 0 ? before.length : undefined,
  }
}

/** What was sent to one customer, as a template that names nobody: their name is in the greeting. */
export function asTemplate(sent: string, values: ReplyValues): string {
  const [first = '', ...rest] = withoutSentKeys(sent).split('\n')
  const lines = [named(first, values, 'customer.name', '|there'), ...rest].join('\n')
  return named(named(lines, values, 'customer.email'), values, 'order.id')
}

function named(text: string, values: ReplyValues, variable: ReplyVariable, fallback = ''): string {
  const value = values[variable]?.trim()
  if (!value) return text
  const word = value.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`)
  // A part of a longer word, number or ID is something else.
  const alone = new RegExp(`(?<![\\p{L}\\p{N}-])${word}(?![\\p{L}\\p{N}-])`, 'giu')
  return text.replaceAll(alone, () => `{{${variable}${fallback}}}`)
}

export type OrderValues = {
  id: string
  product?: string
  date?: string
  status?: string
  amount?: string
  refund?: string
}

type ValueSources = {
  customerName: string | undefined
  email: string | undefined
  order: OrderValues | undefined
  storeName: string | undefined
  me: string | undefined
}

export function replyValues(sources: ValueSources): ReplyValues {
  const { customerName, email, order, storeName, me } = sources
  return {
    'customer.name': customerName?.includes('@') ? undefined : customerName?.split(/\s/u, 1)[0],
    'customer.email': email,
    'order.id': order?.id.slice(0, 8),
    'order.product': order?.product,
    'order.date': order?.date,
    'order.status': order?.status?.toLowerCase(),
    'order.amount': order?.amount,
    'refund.amount': order?.refund,
    'store.name': storeName,
    me,
  }
}
