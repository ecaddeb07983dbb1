import type { WriteOperation } from '#api/operations.ts'
import { plural, t } from '#base/language/words.ts'

type WriteNames = {
  /** The tab of the activity log that lists it. */
  group: 'refunds' | 'replies' | 'variants' | 'settings'
  /** A label: "Refunded: 12.00 EUR". */
  done: string
  otherwise: string
  /** If it can be. */
  takenBack?: string
  seen: string
  /** By the answer, if that says more than "Confirmed by your platform". */
  confirmed?: string
  /** If it was done, but not as meant; `times` if more than once. */
  odd?: (times: number | undefined) => string | undefined
  /** What a read shows although the write was refused. */
  despite: string
  /** For the errors of this tab. */
  failed: string
  /** Why whoever has this role may not do it. */
  refused: (role: string) => string
}

export const writeNames: Record<WriteOperation, WriteNames> = {
  refundOrder: {
    group: 'refunds',
    done: t`Refunded`,
    otherwise: t`Refund`,
    seen: t`Seen in the order`,
    despite: t`the order is refunded`,
    failed: t`A refund failed`,
    refused: (role) => t`Your role is ${role}: refunds are for owners.`,
  },
  replyTicket: {
    group: 'replies',
    done: t`Reply sent`,
    otherwise: t`Reply`,
    takenBack: t`Reply taken back`,
    seen: t`Confirmed`,
    odd: (times) =>
      times === undefined
        ? undefined
        : times === 2
          ? t`Reply sent twice`
          : plural(times, { one: 'Reply sent once', other: `Reply sent ${times} times` }),
    despite: t`the ticket shows these words`,
    failed: t`A reply wasn’t sent`,
    refused: (role) => t`Your role is ${role}: support and owners reply and take tickets.`,
  },
  createVariant: {
    group: 'variants',
    done: t`Variant created`,
    otherwise: t`Create variant`,
    seen: t`Seen in the product`,
    odd: () => t`More than one new variant`,
    despite: t`the product has such a variant`,
    failed: t`A variant wasn’t created`,
    refused: (role) => t`Your role is ${role}: new variants and prices are for owners.`,
  },
  deleteVariant: {
    group: 'variants',
    done: t`Variant deleted`,
    otherwise: t`Delete variant`,
    seen: t`Gone from the product`,
    despite: t`the variant is gone`,
    failed: t`A variant wasn’t deleted`,
    refused: (role) => t`Your role is ${role}: variants are changed by owners.`,
  },
  updateStore: {
    group: 'settings',
    done: t({ message: 'Changed', context: 'settings' }),
    otherwise: t({ message: 'Change', context: 'of settings' }),
    seen: t`As entered`,
    confirmed: t`As entered`,
    odd: () => t`Saved, but not as entered`,
    despite: t`the store has these settings`,
    failed: t`Store settings weren’t saved`,
    refused: (role) => t`Your role is ${role}: settings are for owners.`,
  },
}

/** Undefined for an operation that an older or newer build has logged. */
export const namesOf = (operation: string): WriteNames | undefined =>
  Object.hasOwn(writeNames, operation) ? writeNames[operation as WriteOperation] : undefined
