import * as z from 'zod/mini'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'

/* Set once for all of zod, whose default is "Invalid input"; import it beside every form. */
z.config({ customError: (issue) => message(issue as z.core.$ZodIssue) })

function message(issue: z.core.$ZodIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'too_small':
      return tooSmall(issue)
    case 'too_big':
      return issue.origin === 'string'
        ? plural(Number(issue.maximum), {
            one: 'At most 1 character',
            other: `At most ${figure(issue.maximum)} characters`,
          })
        : t`At most ${figure(issue.maximum)}`
    case 'invalid_value':
      return isEntry(issue) ? t`Choose one of these` : t`Choose one`
    case 'invalid_format':
      return issue.format === 'url' ? t`Enter the full address, starting with https://` : undefined
    default:
      return undefined
  }
}

/** Issues from inside a union have no path yet. */
const isEntry = ({ path = [] }: { path?: PropertyKey[] }) => typeof path.at(-1) === 'number'

function wrongType({ expected, input }: z.core.$ZodIssueInvalidType): string {
  if (expected === 'number' && Number.isNaN(input)) {
    return t`Enter a number without separators, like 1500`
  }
  return t`Required`
}

function tooSmall({ origin, minimum, input }: z.core.$ZodIssueTooSmall): string {
  if (origin !== 'string') return t`At least ${figure(minimum)}`
  if (input === '' || minimum === 1) return t`Required`
  return plural(Number(minimum), {
    one: 'At least 1 character',
    other: `At least ${figure(minimum)} characters`,
  })
}

const figure = (limit: number | bigint) => formatNumber(Number(limit))
