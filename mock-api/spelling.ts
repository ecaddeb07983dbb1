import type { Behaviour } from './character-points.ts'

type Spelling = Behaviour<'spelling'>

/** How the service stores the texts and numbers that it is sent. */
export function spelt<Value>(value: Value, spelling: Spelling): Value {
  return spelling === 'as-sent' ? value : (spell(value, spelling) as Value)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const textRules: Partial<Record<Spelling, (text: string) => string>> = {
  trimmed: (text) => text.replaceAll(/\s+/g, ' ').trim(),
  escaped: (text) => text.replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? sign),
  composed: (text) => text.normalize('NFC'),
  upper: (text) => text.toUpperCase(),
}

/** Addresses and codes keep their spelling: respelled, they would name something else. */
const isCode = (text: string) => /^https?:|^[A-Z]{3}$/.test(text)

function spell(value: unknown, spelling: Spelling): unknown {
  if (typeof value === 'string')
    return isCode(value) ? value : (textRules[spelling]?.(value) ?? value)
  if (typeof value === 'number')
    return spelling === 'rounded' ? Math.round(value * 100) / 100 : value
  if (Array.isArray(value)) return value.map((item) => spell(item, spelling))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, spell(one, spelling)]),
  )
}
