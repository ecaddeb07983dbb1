import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { soleDependencies } from '#model/doing/writes/world/dependencies.testing.ts'
import { createWriteProcess } from '#model/doing/writes/run.ts'
import { creationKind, creationOf, deletionKind, deletionOf } from './variants.ts'

const target = { storeId: 's', productId: 'p', variantId: 'v-1' }
const body: CreateVariant = {
  name: 'Yearly',
  cost: 5,
  minimumQuantity: 1,
  maximumQuantity: -1,
  order: 2,
  type: 0,
  stock: 10,
  stockMode: 0,
  deliveryTypes: ['files', 'instructions'],
  disableVolumeDiscountOnCoupon: false,
}
const variant = (id: string, changes: Partial<Variant> = {}) =>
  ({ ...body, type: undefined, id, ...changes }) as Variant
const own = { ids: new Set<string>(), recent: [], seen: new Set<string>() }
const product = (...variants: Variant[]) => ({ variants }) as Product

describe('a creation', () => {
  it('is shown once where the answer has its ID in another case', () => {
    const shown = product(variant('v-1'), variant('v-2'))
    expect(creationKind.amend?.(shown, [variant('V-2')], target)).toBe(shown)
  })

  const before = product(variant('v-1'))
  const precheck = creationOf(target, body, before.variants)(before, own)
  const fingerprint = precheck.is === 'ready' ? precheck.fingerprint : {}
  const find = (now: Product) => creationKind.find(now, { target, fingerprint, own })

  it('is found by its fields, in any order of delivery types, among new variants only', () => {
    expect(find(before)).toEqual({ match: 'none' })
    const created = variant('v-2', { deliveryTypes: ['instructions', 'files'] })
    expect(find(product(variant('v-1'), created))).toEqual({ match: 'certain', effect: [created] })
  })

  it('is found more than once if there are equal ones', () => {
    const two = [variant('v-2'), variant('v-3')]
    expect(find(product(variant('v-1'), ...two))).toEqual({ match: 'certain', effect: two })
  })

  it('does not match somebody else’s with another name', () => {
    const other = variant('v-2', { name: 'Monthly' })
    expect(find(product(variant('v-1'), other))).toEqual({ match: 'none' })
  })

  it.each<Partial<Variant>>([
    { name: ' YEARLY ' },
    { cost: 6 },
    { minimumQuantity: 2 },
    { maximumQuantity: 10 },
    { order: 3 },
    { stock: 9 },
    { deliveryTypes: ['files'] },
  ])('is a likely match if a new one with its name is stored with %j', (changes) => {
    const near = variant('v-2', changes)
    const now = product(variant('v-1'), near)
    expect(find(now)).toEqual({ match: 'likely', effect: [near] })
    const sent = { target, fingerprint, own, isAccepted: true }
    expect(creationKind.find(now, sent)).toEqual({ match: 'certain', effect: [near] })
  })

  it('that was refused is only a likely match, even for an equal one', () => {
    const equal = variant('v-2')
    const sent = { target, fingerprint, own, isRefused: true }
    const now = product(variant('v-1'), equal)
    expect(creationKind.find(now, sent)).toEqual({ match: 'likely', effect: [equal] })
  })

  it('does not match one from an earlier answer, even if the earlier read lacked it', () => {
    const earlier = { ...own, ids: new Set(['V-2']) }
    const now = product(variant('v-1'), variant('v-2'))
    expect(creationKind.find(now, { target, fingerprint, own: earlier })).toEqual({ match: 'none' })
  })

  it('matches the one in the answer, however it is stored, and equal ones', () => {
    const answered = [variant('v-3', { name: 'YEARLY', cost: 6 })]
    const now = product(variant('v-1'), variant('v-2'), ...answered)
    const { effect } = creationKind.find(now, { target, fingerprint, own, answered }) as {
      effect: Variant[]
    }
    expect(effect.map(({ id }) => id)).toEqual(['v-3', 'v-2'])
  })

  it('is not sent if an unseen variant has the same name', () => {
    const namesake = variant('v-2', { name: ' yearly ', cost: 9 })
    const now = product(variant('v-1'), namesake)
    expect(creationOf(target, body, before.variants)(now, own)).toEqual({
      is: 'changed',
      change: [namesake],
    })
    expect(creationOf(target, body, now.variants)(now, own).is).toBe('ready')
  })

  it('has a fingerprint without the typed text', () => {
    expect(JSON.stringify(fingerprint)).not.toContain('Yearly')
    expect(fingerprint).toMatchObject({ known: 'v-1' })
  })
})

describe('a deletion', () => {
  it('is found if the variant is gone, with the record from the answer', () => {
    const answered = [variant('v-1')]
    const find = (now: Product) =>
      deletionKind.find(now, { target, fingerprint: {}, own, answered })
    expect(find(product(variant('V-1')))).toEqual({ match: 'none' })
    expect(find(product(variant('v-2')))).toEqual({ match: 'certain', effect: answered })
  })

  it('is not sent for a missing variant', () => {
    expect(deletionOf(target)(product(variant('v-2')))).toEqual({ is: 'already', effect: [] })
    expect(deletionOf(target)(product(variant('v-1'))).is).toBe('ready')
  })
})

describe('a product without readable variants', () => {
  const id = '11111111-1111-1111-1111-111111111111'
  const its = { storeId: id, productId: id, variantId: id }
  const fetched = vi.fn<typeof fetch>()
  const tells = (data: unknown) => {
    fetched.mockImplementation(() => Promise.resolve(Response.json({ success: true, data })))
    vi.stubGlobal('fetch', fetched)
  }
  const refused = { kind: 'unreadable' }
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  const odd = [null, undefined, {}, 'none', 0, [null], [{ name: 'no id' }]]
  it.each(odd)('proves nothing about them: %j', async (variants) => {
    tells({ id, variants })
    await expect(deletionKind.read(its)).rejects.toMatchObject(refused)
    await expect(creationKind.read(its)).rejects.toMatchObject(refused)
  })

  it.each([
    ['an answer without a record', Response.json({ success: true, data: null }), 'not-found'],
    [
      '404 of a gateway, as text',
      new Response('default backend - 404', { status: 404 }),
      'unreadable',
    ],
    ['404 of a gateway, as a page', new Response('<html>', { status: 404 }), 'unreadable'],
    ['404 without a body', new Response(null, { status: 404 }), 'unreadable'],
    [
      '404 as JSON of somebody else',
      Response.json({ detail: 'No' }, { status: 404 }),
      'unreadable',
    ],
    [
      '404 of the service',
      Response.json({ success: false, code: 'PRODUCT_NOT_FOUND' }, { status: 404 }),
      'not-found',
    ],
  ])('proves nothing about its variants: %s', async (_, response, expected) => {
    fetched.mockResolvedValue(response)
    vi.stubGlobal('fetch', fetched)
    await expect(deletionKind.read(its)).rejects.toMatchObject({ kind: expected })
  })

  function createDeletion(send: Parameters<typeof deletionOf>[1]) {
    const process = createWriteProcess<typeof its, Product, Variant, Variant[], Variant[]>(
      deletionKind,
      its,
      soleDependencies(),
    )
    return { process, confirm: () => process.confirm(deletionOf(its, send)) }
  }

  it('prevents sending', async () => {
    tells({ id, variants: null })
    const send = vi.fn<NonNullable<Parameters<typeof deletionOf>[1]>>()
    const { process, confirm } = createDeletion(send)
    await confirm()
    expect(process.state()).toMatchObject({ phase: 'not-sent', reason: 'failed', error: refused })
    expect(send).not.toHaveBeenCalled()
  })

  it('leaves the outcome of a deletion open, refused or not', async () => {
    vi.useFakeTimers()
    for (const outcome of ['unknown', 'rejected'] as const) {
      tells({ id, variants: [{ id }] })
      const { process, confirm } = createDeletion(() => {
        tells({ id, variants: null })
        const error = new ApiError({ kind: 'network', operation: 'deleteVariant' })
        return Promise.resolve({ outcome, error })
      })
      void confirm()
      await vi.advanceTimersByTimeAsync(200_000)
      expect(process.state()).toMatchObject({ phase: 'checking', isQuiet: true })
      tells({ id, variants: [] })
      await vi.advanceTimersByTimeAsync(61_000)
      expect(process.state().phase).toBe('done')
    }
  })
})
