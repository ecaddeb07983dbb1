import type { OutcomeWords } from '#base/text/outcome.ts'
import type { NotSentReason } from '#model/doing/writes/state.ts'
import type { VariantWriteState } from './variants.ts'

type Done = Extract<VariantWriteState, { phase: 'done' }>

const notSent: Partial<Record<NotSentReason, string>> = {
  elsewhere: 'Another tab is already doing this.',
  changed: 'Someone just added a variant with this name. Check it first. Your entries are kept.',
  failed: 'We couldn’t check the product first. Your entries are kept.',
  unsent: 'Counter’s server couldn’t send it. Your entries are kept; try again in a moment.',
}

const notDeleted: Partial<Record<NotSentReason, string>> = {
  elsewhere: notSent.elsewhere,
  failed: 'We couldn’t check the product first, so nothing was deleted.',
  unsent: 'Counter’s server couldn’t send it. Try again in a moment.',
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
        text: state.isEarlier
          ? 'The product doesn’t have your earlier variant, and nothing was sent now. You can try again.'
          : 'We lost the answer, and the variant isn’t there a minute later. You can try again; we check the product first.',
      }
    case 'likely':
      return {
        tone: 'unknown',
        title: 'Is the new variant yours?',
        text: 'It has the name you sent and is much the same, but someone else may have made it.',
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
        text: notDeleted[state.reason] ?? notDeleted.failed,
      }
    default:
      return underWay(state, 'deleted')
  }
}

function underWay(state: VariantWriteState, verb: string): OutcomeWords | undefined {
  if (state.phase === 'unprovable') {
    return {
      tone: 'unknown',
      title: `We can’t tell whether it was ${verb}`,
      text: 'We lost the answer, and your platform doesn’t find the product any more.',
    }
  }
  if (state.phase !== 'checking') return undefined
  const title = state.isEarlier ? 'Checking your earlier try' : 'Checking the variant'
  return { tone: 'busy', title, text: whyChecking(state, verb) }
}

type Checking = Extract<VariantWriteState, { phase: 'checking' }>

function whyChecking({ isEarlier, isAccepted }: Checking, verb: string): string {
  if (isEarlier) {
    return `We don’t know yet whether the variant was ${verb} then. Nothing was sent now.`
  }
  return isAccepted
    ? 'Your platform accepted it. We’re waiting for the product to show it.'
    : `We don’t know yet whether it was ${verb}. We’re reading the product to find out.`
}

function created({ effect, isEarlier }: Done): OutcomeWords {
  if (effect.length > 1) {
    return {
      tone: 'warning',
      title: 'More than one new variant',
      text: 'The connection sent it twice, or someone created the same one. Delete any extra variant.',
    }
  }
  if (isEarlier) {
    const text = 'It’s in the product now. What you just entered wasn’t sent.'
    return { tone: 'success', title: 'Your earlier variant was created', text }
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
