import type { OrderRecord } from '#api/schemas/orders.ts'
import type { CustomField } from '#api/schemas/products.ts'
import { valueText } from '#base/value-text.ts'

export type Answer = {
  key: string
  /** The field's label where a delivered variant still has the field, else the key. */
  label: string
  isKnown: boolean
  value: string
}

/** What the customer answered at checkout, in the words of the variants' fields. */
export function answersOf({ customFieldAnswers, deliveredItems }: OrderRecord): Answer[] {
  const fields = deliveredItems.flatMap(({ variant }) => variant?.customFields ?? [])
  return Object.entries(customFieldAnswers).map(([key, answer]) => {
    const field = fields.find(({ identifier, id }) => identifier === key || id === key)
    return {
      key,
      label: field?.label || key,
      isKnown: field !== undefined,
      value: answerText(answer, field),
    }
  })
}

function answerText(answer: unknown, field: CustomField | undefined): string {
  if (Array.isArray(answer)) return answer.map((part) => answerText(part, field)).join(', ')
  const text = valueText(answer)
  return field?.options.find(({ value }) => value === text)?.label || text
}
