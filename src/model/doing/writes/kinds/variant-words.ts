import { t } from '#base/language/words.ts'
import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { NotSentReason } from '#model/doing/writes/state.ts'
import type { VariantWriteState } from './variants.ts'

type Checking = Extract<VariantWriteState, { phase: 'checking' }>
type Done = Extract<VariantWriteState, { phase: 'done' }>

/** Of a product that creates one variant at a time. */
export const otherOpen = t`Another new variant of this product isn’t settled yet. Until it is, nothing new is sent.`

const notSent: Partial<Record<NotSentReason, string>> = {
  elsewhere: t`Another tab is already doing this.`,
  changed: t`Someone just added a variant with this name. Check it first. Your entries are kept.`,
  failed: t`We couldn’t check the product first. Your entries are kept.`,
  unsent: t`Counter’s server couldn’t send it. Your entries are kept; try again in a moment.`,
}

const notDeleted: Partial<Record<NotSentReason, string>> = {
  elsewhere: notSent.elsewhere,
  failed: t`We couldn’t check the product first, so nothing was deleted.`,
  unsent: t`Counter’s server couldn’t send it. Try again in a moment.`,
}

const creating = {
  earlier: t`We don’t know yet whether the variant was created then. Nothing was sent now.`,
  checking: t`We don’t know yet whether it was created. We’re reading the product to find out.`,
  unprovable: t`We can’t tell whether it was created`,
}
const deleting = {
  earlier: t`We don’t know yet whether the variant was deleted then. Nothing was sent now.`,
  checking: t`We don’t know yet whether it was deleted. We’re reading the product to find out.`,
  unprovable: t`We can’t tell whether it was deleted`,
}

export const creationWords: PhaseWords<VariantWriteState> = {
  ...underWay(creating),
  done: created,
  rejected: { title: t`Not created`, text: t`Your platform refused. Your entries are kept.` },
  'not-recorded': ({ isEarlier }) => ({
    title: t`Not created, as far as we can see`,
    text: isEarlier
      ? t`The product doesn’t have your earlier variant, and nothing was sent now. You can try again.`
      : t`We lost the answer, and the variant isn’t there a minute later. You can try again; we check the product first.`,
  }),
  likely: {
    title: t`Is the new variant yours?`,
    text: t`It has the name you sent and is much the same, but someone else may have made it.`,
  },
  'not-sent': ({ reason }) => ({ title: t`Nothing was sent`, text: notSent[reason] }),
}

export const deletionWords: PhaseWords<VariantWriteState> = {
  ...underWay(deleting),
  done: deleted,
  rejected: {
    title: t`Not deleted`,
    text: t`Your platform refused, and the variant is still there.`,
  },
  'not-recorded': {
    title: t`Not deleted, as far as we can see`,
    text: t`We lost the answer, and the variant is still there a minute later. You can try again; we check the product first.`,
  },
  'not-sent': ({ reason }) => ({
    title: t`Nothing was sent`,
    text: notDeleted[reason] ?? notDeleted.failed,
  }),
}

function underWay(words: typeof creating) {
  return {
    checking: (state: Checking) => ({
      title: state.isEarlier ? t`Checking your earlier try` : t`Checking the variant`,
      text: whyChecking(state, words),
    }),
    unprovable: {
      title: words.unprovable,
      text: t`We lost the answer, and your platform doesn’t find the product any more.`,
    },
  }
}

function whyChecking({ isEarlier, isAccepted }: Checking, words: typeof creating): string {
  if (isEarlier) return words.earlier
  return isAccepted
    ? t`Your platform accepted it. We’re waiting for the product to show it.`
    : words.checking
}

function created({ effect, isEarlier }: Done) {
  if (effect.length > 1) {
    return {
      tone: 'warning' as const,
      title: t`More than one new variant`,
      text: t`The connection sent it twice, or someone created the same one. Keep one and delete the rest.`,
    }
  }
  if (isEarlier) {
    const text = t`It’s in the product now. What you just entered wasn’t sent.`
    return { title: t`Your earlier variant was created`, text }
  }
  return { title: t`Variant created`, text: t`It’s in the product now.` }
}

function deleted({ evidence }: Done) {
  if (evidence === 'before' || evidence === 'despite-refusal') {
    return { title: t`Already gone`, text: t`The product no longer has it.` }
  }
  return {
    title: t`Variant deleted`,
    text: t`Deleted for good. Copy its details before you leave, or create a similar one.`,
  }
}
