import { createRandom, uuid } from './random.ts'
import { USER_ID } from './seed-ids.ts'
import type { OrderBook } from './seed-orders.ts'
import { HOUR, instant } from './seed-time.ts'

export type Review = {
  id: string
  dateCreated: string
  rating: number
  reason: string | null
  productName: string
  productId: string
  customerEmail: string
  reply: string | null
  repliedAt: string | null
  repliedByUserId: string | null
  customerId: string
  flagged?: {
    id: string
    dateCreated: string
    reason: string
    approved: boolean
    administratorNote: string | null
  } | null
}

const words: Record<number, string[]> = {
  5: [
    'Key arrived in seconds and the invoice had our VAT number right the first time. Activated on all three laptops without a call to support.',
    'Spacing alone is worth the price.',
    'Migrated 1.8 TB overnight. Restores are fast and the versioning saved us already.',
    'とても使いやすいです。サポートも丁寧でした。',
    'Five stars, would buy again 🎉',
    longReview(),
  ],
  4: [
    'Great, but I would like a brighter indoor set.',
    'The call was short and to the point. Would have liked a written summary afterwards.',
    'Good value. The download page could be clearer about versions.',
  ],
  3: [
    'Does what it says. Slow in the evening.',
    'Okay. The <b>manual</b> is out of date & the search in it finds nothing.',
    'Works on Windows, not yet on my Mac.',
  ],
  2: [
    'Download link expired before I was back at my desk. Support sorted it within the hour, but it should not happen.',
    'Had to ask twice for an invoice.',
  ],
  1: [
    'get it cheaper here >> keyz-dot-top, same thing half price',
    'Did not work at all. =SUM(1+1) in the key field, really?',
    'مفتاح لا يعمل',
  ],
}
const replies = [
  'Sorry about that. Links now stay valid for seven days, and yours has been renewed.',
  'Thank you! The next volume is on its way.',
  'Glad it worked out. The weekly report is on its way to you.',
]

/** Every fifth paid order has a review, within three days and never in the future. Newest first. */
export function createReviews(storeId: string, book: OrderBook, now: number): Review[] {
  return book.rows
    .flatMap((row): Review[] => {
      if (row.status !== 'COMPLETED' || !row.customer) return []
      const random = createRandom('review', storeId, row.index)
      const written = Date.parse(row.dateCreated) + HOUR * random.integer(1, 72)
      const isChosen = random.chance(0.28)
      const product = book.planOf(row.index)?.lines[0]?.product
      if (!isChosen || written > now || !product) return []

      const rating = random.pick([5, 5, 5, 5, 4, 4, 3, 2, 1])
      const replied = written + random.integer(1, 30) * HOUR
      const isAnswered = random.chance(rating < 4 ? 0.6 : 0.3) && replied < now
      const isFlagged = random.chance(rating === 1 ? 0.5 : 0.05)
      return [
        {
          id: uuid('review', row.id),
          dateCreated: instant(written),
          rating,
          reason: random.chance(0.1) ? null : random.pick(words[rating]!),
          productName: product.name,
          productId: product.id,
          customerEmail: row.customer.emailAddress,
          reply: isAnswered ? random.pick(replies) : null,
          repliedAt: isAnswered ? instant(replied) : null,
          repliedByUserId: isAnswered ? USER_ID : null,
          customerId: row.customer.id,
          ...(isFlagged
            ? {
                flagged: {
                  id: uuid('flag', row.id),
                  dateCreated: instant(Math.min(now, written + HOUR)),
                  reason: random.pick(['Contains a link to another shop', 'Competitor named']),
                  approved: random.chance(0.5),
                  administratorNote: random.chance(0.5) ? 'Opinion, keep.' : null,
                },
              }
            : random.chance(0.5)
              ? { flagged: null }
              : {}),
        },
      ]
    })
    .toSorted((a, b) => b.dateCreated.localeCompare(a.dateCreated))
}

function longReview() {
  return [
    'We have used this for eight months on forty machines, so here is a long one.',
    'Installation was quick. The silent installer does what the manual says, and the site licence needs no login on each machine.',
    'What I like: it never asks anything during working hours, the reports are short, and updates wait for a restart.',
    'What I do not like: exclusions are per machine, the log has no search, and there is no dark scheme.',
    'Support answered four times, always within the day, once on a Sunday. We have renewed for two years.',
  ].join('\n\n')
}
