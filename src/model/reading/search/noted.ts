import { folded } from '#base/text/folded.ts'
import { commaList } from '#base/language/lists.ts'
import { plural } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { customerLink } from '#model/reading/links/links.ts'
import { orderLink } from '#model/reading/links/order-links.ts'
import { recentCustomers } from '#model/reading/memory/customers.ts'
import {
  hasTag,
  idOf,
  kindOf,
  type RecordNotes,
  recordNotes,
  taggedIds,
  tagsUsed,
} from '#model/reading/memory/record-notes.ts'
import type { Found } from './found.ts'
import { DOT } from './found-words.ts'

/** Fewer letters are in nearly every note. */
const LEAST = 2
const MOST = 8
const MOST_TAGS = 3

/** Records by the merchant's own words: a tag, or words of a note. */
export function searchNoted(storeId: string, text: string): Found[] {
  const wanted = folded(text.trim().replace(/^#/, ''))
  if (wanted.length < LEAST) return []
  const notes = recordNotes(storeId).get()
  const tags = tagsUsed(notes).filter((tag) => folded(tag).includes(wanted))
  const words = wanted.split(/\s+/)
  const fits = ([, note]: [string, RecordNotes[string]]) => {
    const said = folded(note.text)
    return tags.some((tag) => hasTag(note, tag)) || words.every((word) => said.includes(word))
  }
  const records = Object.entries(notes)
    .filter(fits)
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, MOST)
  return [
    ...tags.slice(0, MOST_TAGS).flatMap((tag) => lists(storeId, notes, tag)),
    ...records.map(([key, note]) => foundNoted(storeId, key, note)),
  ]
}

/** Recent finds keep no words of a note. */
const kept = (title: string) => ({ said: { title, about: {} } })

function foundNoted(storeId: string, key: string, { text, tags }: RecordNotes[string]): Found {
  const id = idOf(key)
  const detail = lineText([commaList(tags), text.replaceAll(/\s+/g, ' ')].filter(Boolean).join(DOT))
  const shared = { key, id, detail, isDetailPrivate: true as const, facts: [] }
  if (kindOf(key) === 'order') {
    const title = id.slice(0, 8)
    return { ...shared, ...kept(title), icon: 'orders', title, link: orderLink(storeId, id) }
  }
  const email = recentCustomers(storeId).find((one) => one.id.toLowerCase() === id)?.emailAddress
  return {
    ...shared,
    ...kept(email ?? id.slice(0, 8)),
    icon: 'customer',
    isPrivate: true,
    title: email ?? id.slice(0, 8),
    email,
    link: customerLink(storeId, id),
  }
}

/** All records with a tag, as a list. */
function lists(storeId: string, notes: RecordNotes, tag: string): Found[] {
  const count = { order: 0, customer: 0 }
  for (const kind of ['order', 'customer'] as const) {
    count[kind] = taggedIds(notes, kind, tag).length
  }
  const of = (
    kind: 'order' | 'customer',
    to: '/stores/$storeId/orders' | '/stores/$storeId/customers',
    words: string,
  ): Found => ({
    key: `tag ${kind} ${tag}`,
    icon: kind === 'order' ? 'orders' : 'customer',
    isPrivate: true,
    title: lineText(tag),
    said: { title: lineText(tag), about: {} },
    note: words,
    link: { to, params: { storeId }, search: { tag } },
    facts: [],
  })
  return [
    ...(count.order > 0
      ? [
          of(
            'order',
            '/stores/$storeId/orders',
            plural(count.order, { one: '1 order', other: `${formatNumber(count.order)} orders` }),
          ),
        ]
      : []),
    ...(count.customer > 0
      ? [
          of(
            'customer',
            '/stores/$storeId/customers',
            plural(count.customer, {
              one: '1 customer',
              other: `${formatNumber(count.customer)} customers`,
            }),
          ),
        ]
      : []),
  ]
}
