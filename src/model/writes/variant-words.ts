import type { VariantWriteState } from './variants.ts'

export type VariantVerb = 'create' | 'delete'

/** How the state of a write is told; nothing before it and while it is on its way. */
export function verdictOf(
  verb: VariantVerb,
  state: VariantWriteState,
): { title: string; text: string } | undefined {
  const isCreate = verb === 'create'
  switch (state.phase) {
    case 'review':
    case 'prechecking':
    case 'sending':
    case 'unprovable':
      return undefined
    case 'checking':
      return {
        title: 'Not known yet',
        text: `We do not know whether the variant was ${isCreate ? 'created' : 'deleted'}. The product is being read until that is known.`,
      }
    case 'done':
      return isCreate ? created(state) : deleted(state)
    case 'rejected':
      return {
        title: isCreate ? 'Not created' : 'Not deleted',
        text: isCreate
          ? 'The service refused, and the product has no such variant. What you wrote is kept.'
          : 'The service refused, and the variant is still there.',
      }
    case 'not-recorded':
      return {
        title: isCreate ? 'No such variant is recorded' : 'The variant is still there',
        text: 'The request was sent, its answer was lost, and a minute later there is no trace of it. You can try again; the product is looked at first.',
      }
    case 'not-sent':
      break
  }
  return { title: 'Nothing was sent', text: notSent[state.reason] }
}

const notSent = {
  elsewhere: 'Another tab of this browser is at it right now.',
  changed:
    'Meanwhile somebody gave the product a variant of this name. Look at it first; what you wrote is kept.',
  failed: 'The product could not be looked at, or this device is offline. What you wrote is kept.',
}

type Done = Extract<VariantWriteState, { phase: 'done' }>

function created({ effect, evidence }: Done) {
  if (effect.length > 1) {
    return {
      title: 'Created twice',
      text: 'The connection repeated the request: the product now has this variant more than once. Delete what is too many.',
    }
  }
  if (evidence === 'despite-refusal') {
    return {
      title: 'Variant created',
      text: 'The service refused this request, and yet the product has such a variant: the request arrived twice.',
    }
  }
  return { title: 'Variant created', text: 'It is in the product now.' }
}

function deleted({ evidence }: Done) {
  if (evidence === 'before' || evidence === 'despite-refusal') {
    return { title: 'Already gone', text: 'The product has no such variant any more.' }
  }
  return {
    title: 'Variant deleted',
    text: 'There is no way back. Its record is kept here until you leave: copy it, or create a similar one.',
  }
}
