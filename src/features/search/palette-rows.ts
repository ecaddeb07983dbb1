import { useQueryClient } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { labels, t } from '#base/language/words.ts'
import type { IconName } from '#components/controls/icons.tsx'
import {
  customersLink,
  keyFinderLink,
  slugLink,
  webhookLogsLink,
} from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { looksLikeKey } from '#model/records/orders/delivered-key.ts'
import { pastedText } from '#model/records/orders/payment-ids.ts'
import { isSlug } from '#model/reading/search/recognise.ts'
import type { Found } from '#model/reading/search/found.ts'
import { latestMet } from '#model/reading/search/met.ts'
import { recentWords, recents, rememberFind } from '#model/reading/search/recents.ts'
import { type PaletteAction, inOrder, matchingActions, nearestActions } from './actions.ts'
import { ticketRows, useFinderRows } from './further-rows.ts'
import type { ResultGroup, Search } from './use-search.ts'

export type Row = {
  key: string
  icon: IconName
  title: string
  isPrivate?: boolean
  detail?: string
  isDetailPrivate?: true
  note?: string
  found?: Found
  href?: string
  onOpen?: () => void
  /** Goes into the field, to be searched for. */
  typed?: string
  /** Not what was asked for, so it is highlighted only if nothing was found. */
  isFurther?: boolean
  /** Said to be no result, where there is none. */
  isInstead?: true
}

export type RowGroup = Partial<Pick<ResultGroup, 'isPending' | 'failure' | 'unasked'>> & {
  label: string
  rows: Row[]
  /** Short rows, two beside each other. */
  isGrid?: true
  /** A button beside the heading. */
  action?: { label: string; onClick: () => void }
}

type Options = {
  text: string
  storeId: string | undefined
  pages: readonly PaletteAction[]
  actions: readonly PaletteAction[]
  tools: readonly PaletteAction[]
  search: Search
  copy: (text: string) => void
}

const MOST_RECENT = 3

export function usePaletteRows({
  text,
  storeId,
  pages,
  actions,
  tools,
  search,
  copy,
}: Options): RowGroup[] {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { searched, groups } = search
  const finder = useFinderRows(search, storeId)
  const hrefOf = (link: LinkProps) => router.buildLocation(link).href

  if (text.trim() === '') {
    const recent = recentRows(storeId)
    return [
      {
        label: t`Paste one of these`,
        rows: storeId ? exampleRows(storeId, recent.length > 0) : [],
      },
      ...recent,
      { label: t`Tools`, rows: actionRows(tools), isGrid: true },
    ]
  }
  if (text.trimStart().startsWith('>')) {
    const wanted = text.trim().slice(1).trim()
    return [
      { label: t`Actions`, rows: actionRows(matchingActions(actions, wanted).exact) },
      { label: t`Pages`, rows: actionRows(matchingActions(pages, wanted).exact) },
    ]
  }
  const all = [...inOrder(pages, tools), ...actions]
  const { exact, near } =
    searched.kind === 'text' ? matchingActions(all, searched.text) : { exact: [], near: [] }
  const places = [exact, near, furtherRows(), ...groups.map(({ found }) => found)]
  const isNothing =
    searched.kind === 'text' && !search.isPending && places.every(({ length }) => length === 0)
  return [
    { label: t`Go to`, rows: actionRows(exact) },
    { label: t`Key`, rows: searched.kind === 'key' ? finder : [] },
    ...groups.map(({ found, ...group }) => ({ ...group, rows: found.map(foundRow) })),
    { label: t`Go on`, rows: furtherRows() },
    {
      label: t`Perhaps`,
      rows: isNothing
        ? actionRows(nearestActions(all, searched.text)).map((row) => ({ ...row, isInstead: true }))
        : actionRows(near).map((row) => ({ ...row, isFurther: true })),
    },
  ]

  function foundRow(found: Found): Row {
    const { key, icon, title, isPrivate, detail, isDetailPrivate, note, link } = found
    const href = hrefOf(link)
    const onOpen = () => storeId && rememberFind(storeId, found, href)
    return { key, icon, title, isPrivate, detail, isDetailPrivate, note, found, href, onOpen }
  }

  function exampleRows(store: string, hasRecent: boolean): Row[] {
    const { id, email } = latestMet(queryClient, store) ?? {}
    const examples: (Row | false | undefined | '')[] = [
      id && {
        key: 'try id',
        icon: 'orders',
        title: t`Order ID`,
        detail: id,
        note: t`whole, or its first 8`,
        typed: id,
      },
      email && {
        key: 'try email',
        icon: 'mail',
        title: labels.email,
        detail: email,
        isDetailPrivate: true,
        note: t`or a text that holds one`,
        typed: email,
      },
      {
        key: 'try key',
        icon: 'key',
        title: t`Key`,
        detail: 'XXXX-XXXX-XXXX',
        note: t`finds who got it`,
        href: hrefOf(keyFinderLink(store)),
      },
      {
        key: 'try ip',
        icon: 'device',
        title: labels.ipAddress,
        detail: '203.0.113.7',
        note: t`customers, exact matches`,
        href: hrefOf(customersLink(store)),
      },
    ]
    return examples.flatMap((row) => (row ? [hasRecent ? { ...row, isFurther: true } : row] : []))
  }

  function furtherRows(): Row[] {
    return searched.kind === 'key' ? [] : [...finder, ...otherRows()]
  }

  function otherRows(): Row[] {
    if (searched.kind === 'id' && (searched.noun ?? 'webhook') === 'webhook') {
      const href = hrefOf(webhookLogsLink(searched.id))
      return [
        ...ticketRows(search, storeId, searched.id),
        {
          key: 'webhook',
          icon: 'webhooks',
          title: t`Open as a webhook’s log`,
          href,
          isFurther: true,
        },
      ]
    }
    if (searched.kind === 'id' && searched.noun === 'ticket')
      return ticketRows(search, storeId, searched.id)
    if (storeId === undefined) return []
    if (searched.kind === 'text' || searched.kind === 'payment') {
      return textRows(storeId, searched.text)
    }
    if (searched.kind !== 'email') return []
    const { email } = searched
    return [
      {
        key: 'orders with email',
        icon: 'orders',
        title: t`All orders with this email`,
        href: hrefOf(ordersLink(storeId, { email })),
        isFurther: true,
      },
      {
        key: 'copy email',
        icon: 'copy',
        title: t`Copy this email`,
        onOpen: () => copy(email),
        isFurther: true,
      },
    ]
  }

  /** Where a text that names no record may lead. */
  function textRows(store: string, words: string): Row[] {
    const slug: Row = {
      key: 'slug',
      icon: 'products',
      title: t`Look up the product with the slug “${words}”`,
      href: hrefOf(slugLink(store, words)),
      isFurther: true,
    }
    const key: Row = {
      key: 'key finder',
      icon: 'key',
      title: t`Whose key is this`,
      href: hrefOf(keyFinderLink(store)),
      onOpen: () => pastedText.set({ key: words, payment: '' }),
      isFurther: true,
    }
    return [...(isSlug(words) ? [slug] : []), ...(looksLikeKey(words) ? [key] : [])]
  }
}

function recentRows(storeId: string | undefined): RowGroup[] {
  if (storeId === undefined) return []
  const kept = recents(storeId)
  const rows = kept
    .get()
    .slice(0, MOST_RECENT)
    .map((recent): Row => {
      const { key, icon, isPrivate, href } = recent
      return { key, icon: icon as IconName, isPrivate, href, ...recentWords(recent) }
    })
  return rows.length === 0
    ? []
    : [{ label: t`Lately`, rows, action: { label: t`Clear`, onClick: () => kept.replace([]) } }]
}

const actionRows = (actions: readonly PaletteAction[]): Row[] =>
  actions.map(({ key, title, icon, note, href, run }) => ({
    key,
    title,
    icon,
    note,
    href,
    onOpen: run,
  }))
