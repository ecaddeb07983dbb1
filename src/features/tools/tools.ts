import type { LinkProps } from '@tanstack/react-router'
import type { IconName } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { keyFinderLink, monthEndLink, ordersLink } from '#model/reading/links/links.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'

export type Tool = {
  name: string
  icon: IconName
  text: string
  /** What else a merchant may call it, for the search. */
  words: string
  link?: LinkProps
  run?: () => void
}

/** What is used now and then and has no place among the pages. */
export function toolsOf(storeId: string, statuses: readonly string[]): Tool[] {
  const [disputed] = statusesLike('triangle', [...statuses])
  return [
    {
      name: 'Whose key is this',
      icon: 'key',
      text: 'Finds the order that delivered a key.',
      words: 'key, licence, license, serial, whose',
      link: keyFinderLink(storeId),
    },
    {
      name: 'Month’s end',
      icon: 'calendar',
      text: 'Paid, refunds, fees and tax of a month, one file per currency.',
      words: 'tax, vat, accountant, bookkeeping, month, revenue, earned, fees',
      link: monthEndLink(),
    },
    {
      name: 'Export orders',
      icon: 'download',
      text: 'Open Orders, choose the dates, press Export.',
      words: 'export, csv, excel, download',
      link: ordersLink(storeId),
    },
    {
      name: 'Dispute pack',
      icon: 'file',
      text: 'Evidence for a chargeback as one document. Its button is on each disputed order.',
      words: 'dispute, chargeback, fraud, evidence',
      link: ordersLink(storeId, { status: disputed }),
    },
    {
      name: 'Your platform',
      icon: 'checks',
      text: 'How your platform answers, and what Counter does about it.',
      words: 'page size, limits, capabilities',
      link: { to: '/platform' },
    },
    {
      name: 'Errors',
      icon: 'warning',
      text: 'The last 50 errors of this browser, ready to copy.',
      words: 'error, failed, problem report',
      // After what it was chosen from has closed itself.
      run: () => void setTimeout(() => overlay.set('errors')),
    },
    {
      name: 'Backup',
      icon: 'save',
      text: 'Views, saved replies and preferences as a file.',
      words: 'backup, restore, export, download',
      link: { to: '/preferences', hash: 'data' },
    },
  ]
}
