import { t } from '#base/language/words.ts'
import { blank, withoutSentKeys } from './reply-blanks.ts'
import type { Preferences } from '#base/storage/preferences.ts'

/** What a saved reply can name, and how the manager calls it. */
export const replyVariables = {
  'customer.name': t`customer name`,
  'customer.email': t`customer email`,
  'order.id': t`order short ID`,
  'order.product': t`order item`,
  'order.date': t`order date`,
  'order.status': t`order status`,
  'order.amount': t`order amount`,
  'refund.amount': t`refunded amount`,
  key: t`delivered key`,
  'store.name': t`store name`,
  me: t`my name`,
} as const

type ReplyVariable = keyof typeof replyVariables
export type ReplyValues = Partial<Record<ReplyVariable, string>>

const VARIABLE = /\{\{([^{}|\n]+)(?:\|([^{}\n]*))?\}\}/gu

export const usesKey = (template: string) => /\{\{key(?:\||\}\})/u.test(template)

export type ReplyPart = { kind: 'text' | 'value' | 'blank' | 'cursor'; text: string }

/** A variable without a value becomes its default, or a blank that holds the send. */
export function replyParts(template: string, values: ReplyValues): ReplyPart[] {
  const parts: ReplyPart[] = []
  let end = 0
  for (const { index, 0: code, 1: name = '', 2: fallback } of template.matchAll(VARIABLE)) {
    parts.push({ kind: 'text', text: template.slice(end, index) }, part(name, fallback, values))
    end = index + code.length
  }
  parts.push({ kind: 'text', text: template.slice(end) })
  return parts.filter(({ kind, text }) => kind === 'cursor' || text !== '')
}

function part(name: string, fallback: string | undefined, values: ReplyValues): ReplyPart {
  if (name === 'cursor') return { kind: 'cursor', text: '' }
  const value = isVariable(name) ? values[name]?.trim() : undefined
  if (value || fallback) return { kind: 'value', text: value || fallback || '' }
  return {
    kind: 'blank',
    text: blank(name.startsWith('ask:') ? name.slice(4) : `${wordsFor(name)}?`),
  }
}

const isVariable = (name: string): name is ReplyVariable => Object.hasOwn(replyVariables, name)
const wordsFor = (name: string) => (isVariable(name) ? replyVariables[name] : name)

export const joined = (parts: readonly ReplyPart[]) => parts.map(({ text }) => text).join('')

export function fillReply(
  template: string,
  values: ReplyValues,
): { text: string; cursor: number | undefined } {
  const parts = replyParts(template, values)
  const cursor = parts.findIndex(({ kind }) => kind === 'cursor')
  return {
    text: joined(parts),
    cursor: cursor === -1 ? undefined : joined(parts.slice(0, cursor)).length,
  }
}

/** A template as a list shows it: "Hi [customer name]". */
export const templateWords = (template: string) =>
  template.replaceAll(VARIABLE, (_, name: string) =>
    name === 'cursor' ? '' : `[${name.startsWith('ask:') ? name.slice(4) : wordsFor(name)}]`,
  )

/** The values that a template names, each once. */
export const variableNames = (template: string) =>
  new Set([...template.matchAll(VARIABLE)].map(([, name = '']) => name))

/** Where a template names a value, and whether Counter knows that value. */
export const variablesIn = (template: string) =>
  [...template.matchAll(VARIABLE)].map(({ index, 0: code, 1: name = '' }) => ({
    start: index,
    end: index + code.length,
    isKnown: isVariable(name) || name === 'cursor' || name.startsWith('ask:'),
  }))

/** What begins or ends a value without the other half, so that it would stand as it is. */
export function unfinishedIn(template: string): string | undefined {
  const rest = template.replaceAll(VARIABLE, (code) => ' '.repeat(code.length))
  const at = rest.search(/\{\{|\}\}/u)
  return at === -1 ? undefined : template.slice(at, at + 24)
}

/** What was typed after "{{" and not closed before the cursor. */
export function variableBegun(
  text: string,
  cursor: number,
): { start: number; typed: string } | undefined {
  const match = /\{\{([^{}|\n]{0,40})$/u.exec(text.slice(0, cursor))
  return match ? { start: match.index, typed: match[1] ?? '' } : undefined
}

const nobody = t({ message: 'there', context: 'in a greeting without a name' })

/** What was sent to one customer, as a template that names nobody: their name is in the greeting. */
export function asTemplate(sent: string, values: ReplyValues): string {
  const [first = '', ...rest] = withoutSentKeys(sent).split('\n')
  const lines = [named(first, values, 'customer.name', `|${nobody}`), ...rest].join('\n')
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

export function replyFrame(
  { greeting, signature }: Pick<Preferences, 'greeting' | 'signature'>,
  values: ReplyValues,
): { text: string; cursor: number } {
  const above = greeting.trim() && `${fillReply(greeting.trim(), values).text}\n\n`
  const below = signature.trim() && `\n\n${fillReply(signature.trim(), values).text}`
  return { text: above + below, cursor: above.length }
}
