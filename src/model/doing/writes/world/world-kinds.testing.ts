import { vi } from 'vitest'
import { OrderDetail, Refund } from '#api/schemas/order-detail.ts'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import type { Store } from '#api/schemas/store.ts'
import type { Ticket, TicketEntry } from '#api/schemas/tickets.ts'
import { type KnownSettings, valuesOf } from '#model/records/store/fields.ts'
import { looseDigest } from '#model/doing/writes/likeness.ts'
import {
  type RefundEffect,
  refundFor,
  refundKind,
  type RefundTarget,
} from '#model/doing/writes/kinds/refund.ts'
import { replyKind, replyOf, type ReplyTarget } from '#model/doing/writes/kinds/reply.ts'
import {
  type SaveChange,
  type Saved,
  saveKind,
  saveOf,
} from '#model/doing/writes/kinds/settings.ts'
import type { Scene, Spelling } from './world-scene.testing.ts'
import {
  creationKind,
  creationOf,
  deletionKind,
  deletionOf,
  type ProductTarget,
  type VariantTarget,
} from '#model/doing/writes/kinds/variants.ts'

vi.mock('#model/reading/memory/tickets.ts', () => ({ rememberTickets: () => {} }))
vi.mock('#model/reading/memory/staff.ts', () => ({
  rememberOwnEntries: () => {},
  rememberOwnName: () => {},
  staffNames: () => ({ get: () => ({ proved: ['Shop'] }) }),
}))

const storeId = '11111111-1111-1111-1111-111111111111'
const id = '22222222-2222-2222-2222-222222222222'

const spell = (text: string, spelling: Spelling) => {
  if (spelling === 'escaped') return text.replaceAll('&', '&amp;').replaceAll(/ +/g, ' ').trim()
  return spelling === 'upper' ? text.toUpperCase() : text
}

export function refundScene(): Scene<keyof RefundTarget, OrderDetail, Refund, RefundEffect, never> {
  const target = { storeId, orderId: id }
  const apply = (detail: OrderDetail, userId: string) => {
    const refund = detail.order.refund ?? Refund.parse({ id: userId, orderId: id, userId })
    return { record: { ...detail, order: { ...detail.order, refund } }, answer: refund }
  }
  return {
    kind: refundKind,
    target,
    first: OrderDetail.parse({ order: { id, amountPaid: 5 } }),
    apply,
    meddle: (detail) => apply(detail, 'somebody-else').record,
    confirm: (seen, send) =>
      refundFor(target, 0, seen, (_store, _order, _body, caller) => send(caller)),
    isSo: (records) => records.some(({ order }) => order.refund !== undefined),
    isTheirs: () => true,
  }
}

const body: CreateVariant = {
  name: 'Gold & more',
  cost: 19.999,
  minimumQuantity: 1,
  maximumQuantity: -1,
  order: 2,
  type: 0,
  stock: 10,
  stockMode: 0,
  deliveryTypes: ['files'],
  disableVolumeDiscountOnCoupon: false,
}

const otherBody = { ...body, name: 'Silver & more' }

const isCalled = ({ name = '' }: Variant, wanted: string) =>
  looseDigest(name) === looseDigest(wanted)

export function creationScene(
  spelling: Spelling,
): Scene<keyof ProductTarget, Product, Variant, Variant[], Variant[]> {
  const target = { storeId, productId: id }
  const bodies = new Map<string, CreateVariant>()
  const bodyOf = (operationId: string) => bodies.get(operationId) ?? body
  let made = 0
  function add(product: Product, whose: string, changes: Partial<Variant> = {}) {
    const { type: _type, stockMode: _mode, ...fields } = bodyOf(whose)
    made += 1
    const answer = {
      ...fields,
      id: `${whose}/${made}`,
      name: spell(fields.name, spelling),
      cost: spelling === 'rounded' ? 20 : body.cost,
      ...changes,
    } as unknown as Variant
    return { record: { ...product, variants: [...product.variants, answer] }, answer }
  }
  return {
    kind: creationKind,
    isAmbiguous: true,
    target,
    first: { variants: [{ id: 'v-0', name: 'Old' }] } as Product,
    apply: add,
    meddle: (product, how) =>
      add(product, 'somebody-else', how % 2 === 0 ? { name: 'Another' } : {}).record,
    confirm: ({ variants }, send, text) =>
      creationOf(
        target,
        text === 0 ? body : otherBody,
        variants,
        (_store, _product, sent, caller) => {
          bodies.set(caller.operationId, sent)
          return send(caller)
        },
      ),
    // Variants do not say whose they are, so any new equal one counts.
    isSo: (records, operationId, before) =>
      records.some((one) =>
        one.variants.some(
          (variant) =>
            isCalled(variant, bodyOf(operationId).name) &&
            !before.variants.some((old) => old.id === variant.id),
        ),
      ),
    isTheirs: (variants, operationId) =>
      variants.some((one) => one.id.startsWith(`${operationId}/`)),
  }
}

const remove = (product: Product) => ({
  ...product,
  variants: product.variants.filter((one) => one.id !== 'v-0'),
})

export function deletionScene(): Scene<
  keyof VariantTarget,
  Product,
  Variant,
  Variant[],
  Variant[]
> {
  const target = { storeId, productId: id, variantId: 'v-0' }
  const answer = { id: 'v-0' } as Variant
  return {
    kind: deletionKind,
    target,
    first: { variants: [{ id: 'v-0' }, { id: 'v-1' }] } as Product,
    apply: (product) => ({ record: remove(product), answer }),
    meddle: remove,
    confirm: (_seen, send) =>
      deletionOf(target, (_store, _product, _variant, caller) => send(caller)),
    isSo: (records) => records.some(({ variants }) => !variants.some((one) => one.id === 'v-0')),
    isTheirs: () => true,
  }
}

const texts = ['Thanks & bye', 'See you & soon'] as const
const [words] = texts

export function replyScene(
  spelling: Spelling,
  shopName: string,
): Scene<keyof ReplyTarget, Ticket, Ticket, TicketEntry[], TicketEntry[]> {
  const target = { storeId, customerId: 'c', ticketId: 't' }
  const messages = new Map<string, string>()
  let made = 0
  function add(ticket: Ticket, whose: string, name: string, message: string) {
    made += 1
    const entry: TicketEntry = { id: `${whose}/${made}`, name, message }
    const record = { ...ticket, entries: [...ticket.entries, entry] }
    return { record, answer: record }
  }
  const names = ['Ann', 'Colleague']
  return {
    kind: replyKind,
    isAmbiguous: true,
    target,
    first: {
      id: 't',
      entries: [
        { id: 'q', name: 'Ann', message: 'Where is it?' },
        { id: 'a', name: 'Colleague', message: 'Soon.' },
      ],
    },
    apply: (ticket, operationId) =>
      add(ticket, operationId, shopName, spell(messages.get(operationId) ?? '', spelling)),
    // The customer or a colleague writes the same text, or another one.
    meddle: (ticket, how) =>
      add(ticket, 'somebody-else', names[how % 2] ?? 'Ann', how < 2 ? words : 'Hm.').record,
    confirm: ({ entries }, send, text) =>
      replyOf(target, texts[text] ?? words, entries, (_store, _ticket, { message }, caller) => {
        messages.set(caller.operationId, message)
        return send(caller)
      }),
    isSo: (records, operationId) =>
      records.some(({ entries }) => entries.some((one) => one.id.startsWith(`${operationId}/`))),
    isTheirs: (entries, operationId) => entries.some((one) => one.id.startsWith(`${operationId}/`)),
  }
}

export function saveScene(
  spelling: Spelling,
): Scene<'storeId', KnownSettings | undefined, Store, Saved, SaveChange> {
  const target = { storeId }
  const names = new Map<string, string>()
  let made = 0
  return {
    kind: saveKind,
    target,
    first: { name: 'Halden', description: 'Tools' },
    apply(settings, operationId) {
      const name = spell(names.get(operationId) ?? '', spelling)
      const record = { ...settings, name }
      return { record, answer: { ...record, id: storeId } as Store }
    },
    meddle: (settings, how) =>
      how % 2 === 0
        ? { ...settings, description: `${settings?.description}!` }
        : { ...settings, name: 'Somebody & else' },
    confirm(seen, send) {
      made += 1
      // Every third save returns to an earlier name.
      const isBack = made % 3 === 0 && seen?.name !== 'Halden'
      const name = isBack ? 'Halden' : `Shop & ${made}`
      const base = valuesOf(seen ?? {})
      const save = { base, mine: { ...base, name }, known: undefined }
      return saveOf(target, save, (_store, _body, caller) => {
        names.set(caller.operationId, name)
        return send(caller)
      })
    },
    isSo: (records, operationId) =>
      records.some(
        (one) => looseDigest(one?.name ?? '') === looseDigest(names.get(operationId) ?? ''),
      ),
    isTheirs: () => true,
  }
}
