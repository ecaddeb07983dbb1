import { Hono } from 'hono'
import * as z from 'zod/mini'
import { t } from '#base/language/words.ts'
import { withoutAddresses } from './address-filter.ts'
import { pinsHeld } from './boards.ts'
import type { HostContext, HostEnv } from './context.ts'
import type { Limits } from './limits.ts'
import { type NoteSeal, versionOf } from './note-seal.ts'
import { type Refusal, refuse, storeUnavailable } from './refusal.ts'
import type { Roles } from './roles.ts'
import type { Store } from './store.ts'
import type { TeamAsked } from './team-asked.ts'
import { personName, uuid } from './team-rules.ts'

/** A record whose note has not changed for this long has none on the board any more. */
const NOTED_FOR = 90 * 24 * 60 * 60_000
const BOARD = 'notes'

const Words = {
  text: z.string().check(z.maxLength(6_000)),
  tags: z.array(z.string().check(z.minLength(1), z.maxLength(80))).check(z.maxLength(40)),
}
const Note = z.object({ ...Words, by: z.string(), at: z.number() })
/** `before` is the version that the page had seen; '' is none. */
const Change = z.strictObject({
  store: uuid,
  record: z.string().check(z.regex(/^(?:order|customer) [0-9a-f-]{36}$/)),
  before: z.string().check(z.maxLength(40)),
  ...Words,
  name: personName,
})

type NoteRoutesOptions = {
  store: Pick<Store, 'readBoard' | 'pin'>
  limits: Limits
  seal: NoteSeal
  asked: TeamAsked
  roles: Pick<Roles, 'require'>
}

/** What colleagues noted on orders and customers. An empty note says that it was deleted. */
export function noteRoutes({ store, limits, seal, asked, roles }: NoteRoutesOptions) {
  const routes = new Hono<HostEnv>()
  const noted = asked.sent({
    schema: Change,
    most: limits.notesPerMinute,
    tooOften: notedTooOften,
    malformed,
  })

  function opened(c: HostContext, board: string, sealed: string) {
    const text = seal.open(board, sealed)
    const note = text === undefined ? undefined : z.safeParse(Note, JSON.parse(text)).data
    if (!note) return undefined
    const shown = c.var.person?.hidesAddresses ? withoutAddresses : (words: string) => words
    const words = { text: shown(note.text), tags: note.tags.map(shown) }
    return { ...note, ...words, version: versionOf(sealed) }
  }

  routes.get('/', roles.require('reader'), (c) =>
    asked.answerBoard(c, BOARD, (pins, board) => {
      const notes: Record<string, unknown> = {}
      for (const [record, sealed] of pins) {
        const note = opened(c, board, sealed)
        if (note) notes[record] = note
      }
      return { notes }
    }),
  )

  routes.put('/', roles.require('support'), async (c) => {
    const change = await noted(c)
    if ('code' in change) return refuse(c, change)
    const { record, before, text, tags, name } = change
    const board = asked.boardOf(BOARD, c.var.session.key, change.store)
    const pins = await store.readBoard(board).catch(() => undefined)
    if (!pins) return refuse(c, storeUnavailable)
    const present = pins.get(record) ?? ''
    // What no secret opens any more counts as nothing.
    const known = present === '' ? undefined : opened(c, board, present)
    if ((known?.version ?? '') !== before) return c.json({ success: true, data: { note: known } })
    const words = seal.seal(board, JSON.stringify({ text, tags, by: name, at: Date.now() }))
    const others = [...pins].filter(([other]) => other !== record)
    const size = others.reduce((sum, [, sealed]) => sum + sealed.length, words.length)
    if (others.length >= pinsHeld || size > limits.notesBoard) return refuse(c, boardFull)
    const pin = { name: record, before: present, words }
    const pinned = await store.pin(board, pin, NOTED_FOR).catch(() => undefined)
    if (pinned === undefined) return refuse(c, storeUnavailable)
    // Whoever was first wrote it, which the page sees from the version, and merges.
    return c.json({ success: true, data: { note: opened(c, board, pinned) } })
  })

  return routes
}

const malformed: Refusal = {
  status: 400,
  code: 'NOTE_MALFORMED',
  message: t`It must name a store, a record, the version before, a text, tags and who wrote them.`,
}

const notedTooOften: Refusal = {
  status: 429,
  code: 'NOTED_TOO_OFTEN',
  message: t`This session writes notes too quickly. Wait a minute.`,
}

const boardFull: Refusal = {
  status: 409,
  code: 'NOTES_FULL',
  message: t`The team’s board has no room for more notes.`,
}
