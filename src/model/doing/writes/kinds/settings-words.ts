import { commaList } from '#base/language/lists.ts'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { fieldLabels, type StoreField } from '#model/records/store/fields.ts'
import type { PhaseWords } from '#model/doing/writes/phase-words.ts'
import type { NotSentReason } from '#model/doing/writes/state.ts'
import type { Saved, SaveState } from './settings.ts'

const isSafe = t`Your entries are kept, and it’s safe to save again.`

const notSent: Partial<Record<NotSentReason, string>> = {
  failed: t`We couldn’t check the store first. Your entries are kept.`,
  elsewhere: t`Another tab is already saving this store. Your entries are kept.`,
  unsent: t`Counter’s server couldn’t send them. Your entries are kept; try again in a moment.`,
  changed: t`This account no longer has the store. Your entries are kept.`,
}

export const saveWords: PhaseWords<SaveState> = {
  sending: { title: t`Saving your changes` },
  checking: (state) => ({
    title: state.isEarlier ? t`Checking your earlier changes` : t`Checking your changes`,
    text: whyChecking(state),
  }),
  done: ({ isEarlier, effect }) =>
    isEarlier
      ? { title: t`Your earlier changes were saved`, text: t`What you changed since wasn’t sent.` }
      : saved(effect),
  rejected: {
    title: t`Changes not saved`,
    text: t`Your platform refused the changes. Your entries are kept.`,
  },
  'not-recorded': {
    title: t`Changes not saved, as far as we can see`,
    text: t`The store doesn’t show your changes. ${isSafe}`,
  },
  unprovable: {
    title: t`We can’t tell whether your changes were saved`,
    text: t`Your platform doesn’t show these settings. ${isSafe}`,
  },
  'not-sent': ({ reason, change }) => ({
    title: t`Nothing was saved`,
    text:
      change !== undefined && change !== 'gone'
        ? t`Someone else changed ${namesOf(change.fields)}. Choose which value to keep, then save.`
        : notSent[reason],
  }),
}

function whyChecking({ isEarlier, isAccepted }: Extract<SaveState, { phase: 'checking' }>): string {
  if (isEarlier) return t`We don’t know yet whether they were saved. Nothing was sent now.`
  return isAccepted
    ? t`Your platform accepted them. We’re waiting for the store to show them.`
    : t`We don’t know yet whether they were saved. We’re reading the store to find out.`
}

function saved({ deviations, isAnswered, unproven }: Saved) {
  if (deviations.length > 0) {
    const text = t`Some values differ from what you entered. Review them.`
    return { tone: 'warning' as const, title: t`Saved, but not as entered`, text }
  }
  const found = isAnswered ? [] : [t`We lost the answer, but the store shows your changes.`]
  const hidden =
    unproven.length > 0
      ? [t`Your platform doesn’t show ${namesOf(unproven)}; it’s safe to save again.`]
      : []
  return {
    title: t`Changes saved`,
    text: sentences([...found, ...hidden]) || undefined,
  }
}

const namesOf = (fields: readonly StoreField[]) =>
  commaList(fields.map((field) => fieldLabels[field]))
