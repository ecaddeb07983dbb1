import { ApiError, type ApiErrorKind } from '#api/errors.ts'
import { t } from '#base/language/words.ts'
import { creationWords, otherOpen } from '#model/doing/writes/kinds/variant-words.ts'
import type { VariantWriteState } from '#model/doing/writes/kinds/variants.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import { isUnderWay } from '#model/doing/writes/state.ts'
import type { RowEnd, RowWhy, TableRow } from './list.ts'

/** What an attempt ended with, kept as values: a page in another language tells it, too. */
export function whyOf(state: VariantWriteState): Pick<RowEnd, 'why' | 'code'> {
  const { reason, isEarlier, isAccepted }: RowWhy = state
  const error = isUnderWay(state) ? undefined : errorIn(state)
  const why: RowWhy = {
    phase: state.phase,
    reason,
    isEarlier,
    isAccepted,
    kind: error?.kind,
    status: error?.status,
    said: error && saidOf(error),
  }
  return { why, code: error?.code }
}

/** Why a row stopped, in the language of the page. */
export function rowText({ why, text }: Pick<TableRow, 'why' | 'text'>): string | undefined {
  if (!why) return text
  if (why.said !== undefined) return why.said
  if (why.kind !== undefined) return plainError(why.kind as ApiErrorKind, why.status).message
  switch (why.phase) {
    case 'other':
      return otherOpen
    case 'lost':
      return t`The answer was lost.`
    case 'not-shown':
      return t`The page closed while this row was sent, and the product doesn’t show it.`
    case 'not-read':
      return t`The page closed while this row was sent. The product didn’t load.`
    default:
      return outcomeWords(creationWords, { ...why, effect: [] } as unknown as VariantWriteState)
        ?.text
  }
}

function errorIn(state: VariantWriteState): ApiError | undefined {
  const refused = state.phase === 'checking' ? state.refused : undefined
  return refused ?? ('error' in state ? state.error : undefined)
}

const plainError = (kind: ApiErrorKind, status: number | undefined) =>
  new ApiError({ kind, status, operation: 'createVariant' })

/** Undefined if nobody said anything, and the message is our own. */
function saidOf({ kind, status, message }: ApiError): string | undefined {
  return message === plainError(kind, status).message ? undefined : message
}
