import type { WriteOperation } from '#api/operations.ts'

type WriteNames = {
  /** The tab of the activity log that lists it. */
  group: 'refunds' | 'replies' | 'variants' | 'settings'
  /** Before its subject: "Refunded 12.00 EUR". */
  done: string
  otherwise: string
  /** If it can be. */
  takenBack?: string
  seen: string
  /** By the answer, if that says more than "Confirmed by your platform". */
  confirmed?: string
  /** What a read shows although the write was refused. */
  despite: string
  /** For the errors of this tab. */
  failed: string
}

const writeNames: Record<WriteOperation, WriteNames> = {
  refundOrder: {
    group: 'refunds',
    done: 'Refunded',
    otherwise: 'Refund of',
    seen: 'Seen in the order',
    despite: 'the order is refunded',
    failed: 'A refund failed',
  },
  replyTicket: {
    group: 'replies',
    done: 'Replied to',
    otherwise: 'Reply to',
    takenBack: 'Took back a reply to',
    seen: 'Confirmed',
    despite: 'the ticket shows these words',
    failed: 'A reply wasn’t sent',
  },
  createVariant: {
    group: 'variants',
    done: 'Created variant',
    otherwise: 'Create variant',
    seen: 'Seen in the product',
    despite: 'the product has such a variant',
    failed: 'A variant wasn’t created',
  },
  deleteVariant: {
    group: 'variants',
    done: 'Deleted variant',
    otherwise: 'Delete variant',
    seen: 'Gone from the product',
    despite: 'the variant is gone',
    failed: 'A variant wasn’t deleted',
  },
  updateStore: {
    group: 'settings',
    done: 'Changed',
    otherwise: 'Change of',
    seen: 'As entered',
    confirmed: 'As entered',
    despite: 'the store has these settings',
    failed: 'Store settings weren’t saved',
  },
}

/** Undefined for an operation that an older or newer build has logged. */
export const namesOf = (operation: string): WriteNames | undefined =>
  Object.hasOwn(writeNames, operation) ? writeNames[operation as WriteOperation] : undefined
