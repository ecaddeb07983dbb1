import type { WriteOperation } from '#api/operations.ts'

type WriteNames = {
  /** The tab of the activity log that lists it. */
  group: 'refunds' | 'replies' | 'variants' | 'settings'
  /** Before its subject: "Refunded 12.00 EUR". */
  done: string
  otherwise: string
  seen: string
  /** For the errors of this tab. */
  failed: string
}

export const writeNames: Record<WriteOperation, WriteNames> = {
  refundOrder: {
    group: 'refunds',
    done: 'Refunded',
    otherwise: 'Refund of',
    seen: 'Seen in the order',
    failed: 'A refund failed',
  },
  replyTicket: {
    group: 'replies',
    done: 'Replied to',
    otherwise: 'Reply to',
    seen: 'Seen in the ticket',
    failed: 'A reply wasn’t sent',
  },
  createVariant: {
    group: 'variants',
    done: 'Created variant',
    otherwise: 'Create variant',
    seen: 'Seen in the product',
    failed: 'A variant wasn’t created',
  },
  deleteVariant: {
    group: 'variants',
    done: 'Deleted variant',
    otherwise: 'Delete variant',
    seen: 'Gone from the product',
    failed: 'A variant wasn’t deleted',
  },
  updateStore: {
    group: 'settings',
    done: 'Changed',
    otherwise: 'Change of',
    seen: 'As entered',
    failed: 'Store settings weren’t saved',
  },
}

/** Undefined for an operation that an older or newer build has logged. */
export const namesOf = (operation: string): WriteNames | undefined =>
  Object.hasOwn(writeNames, operation) ? writeNames[operation as WriteOperation] : undefined
