import type { LinkProps } from '@tanstack/react-router'
import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import type { IconName } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import {
  keyFinderLink,
  monthEndLink,
  soldTwiceLink,
  whomToWriteLink,
} from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { statusesLike } from '#model/reading/overview/order-rows.ts'

export type Tool = {
  id: string
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
      id: 'key',
      name: t`Whose key is this`,
      icon: 'key',
      text: t`Finds the order that delivered a key, text or file.`,
      words: t`key, licence, license, serial, whose`,
      link: keyFinderLink(storeId),
    },
    {
      id: 'payment',
      name: t`Whose payment is this`,
      icon: 'search',
      text: t`Finds the order of a transaction or of a processor’s ID.`,
      words: t`transaction, payment ID, processor’s ID, refund ID, invoice, whose`,
      link: keyFinderLink(storeId, 'payment'),
    },
    {
      id: 'twice',
      name: t`Sold twice`,
      icon: 'checks',
      text: t`Finds keys that were delivered to two customers.`,
      words: t`duplicate, sold twice, same key`,
      link: soldTwiceLink(storeId),
    },
    {
      id: 'pack',
      name: t`Dispute pack`,
      icon: 'file',
      text: t`Evidence for a chargeback, made on the disputed order.`,
      words: t`dispute, chargeback, fraud, evidence`,
      // Until a disputed order was met, what Help says of it.
      link: disputed
        ? ordersLink(storeId, { status: disputed })
        : { to: '/help', search: { q: t`chargeback` } },
    },
    {
      id: 'month',
      name: t`Month’s end`,
      icon: 'calendar',
      text: t`Paid, refunds, fees and tax of a month, one file per currency.`,
      words: commaList([
        t`tax, vat, accountant, bookkeeping, month, revenue, earned, fees`,
        t`export, csv, excel, download`,
      ]),
      link: monthEndLink(),
    },
    {
      id: 'letters',
      name: t`Whom to write to`,
      icon: 'mail',
      text: t`Emails of customers to win back or to tell of a change.`,
      words: t`emails, newsletter, marketing, lapsed, win back, upsell, upgrade, mailing list`,
      link: whomToWriteLink(),
    },
    {
      id: 'export',
      name: t`Export orders`,
      icon: 'download',
      text: t`Open Orders, choose the dates, press Export.`,
      words: t`export, csv, excel, download`,
      link: ordersLink(storeId),
    },
    {
      id: 'platform',
      name: t`Your platform`,
      icon: 'info',
      text: t`How your platform answers, and what Counter does about it.`,
      words: t`page size, limits, capabilities`,
      link: { to: '/platform' },
    },
    {
      id: 'errors',
      name: t`Errors`,
      icon: 'warning',
      text: t`The last 50 errors of this browser, ready to copy.`,
      words: t`error, failed, problem report`,
      // After what it was chosen from has closed itself.
      run: () => void setTimeout(() => overlay.set('errors')),
    },
    {
      id: 'backup',
      name: t`Backup`,
      icon: 'save',
      text: t`Views, saved replies and preferences as a file.`,
      words: t`backup, restore, export, download`,
      link: { to: '/preferences', hash: 'data' },
    },
  ]
}
