import type { OutcomeWords } from '#base/outcome.ts'
import type { NotSentReason } from './machine.ts'
import type { VariantWriteState } from './variants.ts'

type Done = Extract<VariantWriteState, { phase: 'done' }>

const notSent: Partial<Record<NotSentReason, string>> = {
  elsewhere: 'Another tab is already doing this.',
  changed: 'Someone just added a variant with this name. Check it first. Your entries are kept.',
  failed: 'We couldn’t check the product first. Your entries are kept.',
}

/** Undefined before sending, and while the form itself shows the progress. */
export function creationWords(state: VariantWriteState): OutcomeWords | undefined {
  switch (state.phase) {
    case 'done':
      return created(state)
    case 'rejected':
      return {
        tone: 'danger',
        title: 'Not created',
        text: 'Your platform refused. Your entries are kept.',
      }
    case 'not-recorded':
      return {
        tone: 'unknown',
        title: 'Not created, as far as we can see',
        text: 'We lost the answer, and the variant isn’t there a minute later. You can try again; we check the product first.',
      }
    case 'likely':
      return {
        tone: 'unknown',
        title: 'A variant of this name is new',
        text: 'It is nearly what you sent. Is it yours?',
      }
    case 'not-sent':
      return { tone: 'warning', title: 'Nothing was sent', text: notSent[state.reason] }
    default:
      return underWay(state, 'created')
  }
}

/** Undefined before sending, and while the dialog itself shows the progress. */
export function deletionWords(state: VariantWriteState): OutcomeWords | undefined {
  switch (state.phase) {
    case 'done':
      return deleted(state)
    case 'rejected':
      return {
        tone: 'danger',
        title: 'Not deleted',
        text: 'Your platform refused, and the variant is still there.',
      }
    case 'not-recorded':
      return {
        tone: 'unknown',
        title: 'Not deleted, as far as we can see',
        text: 'We lost the answer, and the variant is still there a minute later. You can try again; we check the product first.',
      }
    case 'not-sent':
      return {
        tone: 'warning',
        title: 'Nothing was sent',
        text:
          state.reason === 'elsewhere'
            ? notSent.elsewhere
            : 'We couldn’t check the product first, so nothing was deleted.',
      }
    default:
      return underWay(state, 'deleted')
  }
}

function underWay({ phase }: VariantWriteState, verb: string): OutcomeWords | undefined {
  if (phase !== 'checking') return undefined
  return {
    tone: 'busy',
    title: 'Checking the variant',
    text: `We don’t know yet whether it was ${verb}. We’re reading the product to find out.`,
  }
}

function created({ effect }: Done): OutcomeWords {
  if (effect.length > 1) {
    return {
      tone: 'warning',
      title: 'More than one new variant',
      text: 'The connection sent it twice, or someone created the same one. Delete any extra variant.',
    }
  }
  return { tone: 'success', title: 'Variant created', text: 'It’s in the product now.' }
}

function deleted({ evidence }: Done): OutcomeWords {
  if (evidence === 'before' || evidence === 'despite-refusal') {
    return { tone: 'success', title: 'Already gone', text: 'The product no longer has it.' }
  }
  return {
    tone: 'success',
    title: 'Variant deleted',
    text: 'Deleted for good. Copy its details before you leave, or create a similar one.',
  }
}
