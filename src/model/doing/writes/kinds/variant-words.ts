import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { NotSentReason } from '#model/doing/writes/state.ts'
import type { VariantWriteState } from './variants.ts'

type Checking = Extract<VariantWriteState, { phase: 'checking' }>
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

export const creationWords: PhaseWords<VariantWriteState> = {
  ...underWay('created'),
  done: created,
  rejected: { title: 'Not created', text: 'Your platform refused. Your entries are kept.' },
  'not-recorded': ({ isEarlier }) => ({
    title: 'Not created, as far as we can see',
    text: isEarlier
      ? 'The product doesn’t have your earlier variant, and nothing was sent now. You can try again.'
      : 'We lost the answer, and the variant isn’t there a minute later. You can try again; we check the product first.',
  }),
  likely: {
    title: 'Is the new variant yours?',
    text: 'It has the name you sent and is much the same, but someone else may have made it.',
  },
  'not-sent': ({ reason }) => ({ title: 'Nothing was sent', text: notSent[reason] }),
}

export const deletionWords: PhaseWords<VariantWriteState> = {
  ...underWay('deleted'),
  done: deleted,
  rejected: {
    title: 'Not deleted',
    text: 'Your platform refused, and the variant is still there.',
  },
  'not-recorded': {
    title: 'Not deleted, as far as we can see',
    text: 'We lost the answer, and the variant is still there a minute later. You can try again; we check the product first.',
  },
  'not-sent': ({ reason }) => ({
    title: 'Nothing was sent',
    text: notDeleted[reason] ?? notDeleted.failed,
  }),
}

function underWay(verb: string) {
  return {
    checking: (state: Checking) => ({
      title: state.isEarlier ? 'Checking your earlier try' : 'Checking the variant',
      text: whyChecking(state, verb),
    }),
    unprovable: {
      title: `We can’t tell whether it was ${verb}`,
      text: 'We lost the answer, and your platform doesn’t find the product any more.',
    },
  }
}

function whyChecking({ isEarlier, isAccepted }: Checking, verb: string): string {
  if (isEarlier) {
    return `We don’t know yet whether the variant was ${verb} then. Nothing was sent now.`
  }
  return isAccepted
    ? 'Your platform accepted it. We’re waiting for the product to show it.'
    : `We don’t know yet whether it was ${verb}. We’re reading the product to find out.`
}

function created({ effect, isEarlier }: Done) {
  if (effect.length > 1) {
    return {
      tone: 'warning' as const,
      title: 'More than one new variant',
      text: 'The connection sent it twice, or someone created the same one. Delete any extra variant.',
    }
  }
  if (isEarlier) {
    const text = 'It’s in the product now. What you just entered wasn’t sent.'
    return { title: 'Your earlier variant was created', text }
  }
  return { title: 'Variant created', text: 'It’s in the product now.' }
}

function deleted({ evidence }: Done) {
  if (evidence === 'before' || evidence === 'despite-refusal') {
    return { title: 'Already gone', text: 'The product no longer has it.' }
  }
  return {
    title: 'Variant deleted',
    text: 'Deleted for good. Copy its details before you leave, or create a similar one.',
  }
}
