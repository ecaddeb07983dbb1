import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { CreateVariant, Product, Variant } from '#api/schemas/products.ts'
import { createWriteProcess } from './run.ts'
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
const product = (...variants: Variant[]) => ({ variants }) as Product

describe('a creation', () => {
  const before = product(variant('v-1'))
  const precheck = creationOf(target, body, before.variants)(before)
  const fingerprint = precheck.is === 'ready' ? precheck.fingerprint : {}
  const find = (now: Product) => creationKind.find(now, { target, fingerprint })

  it('is found by its fields, in any order of its delivery types, and not in what was there', () => {
    expect(find(before)).toBeUndefined()
    const created = variant('v-2', { deliveryTypes: ['instructions', 'files'] })
    expect(find(product(variant('v-1'), created))).toEqual([created])
  })

  it('is found twice when the request arrived twice', () => {
    expect(find(product(variant('v-1'), variant('v-2'), variant('v-3')))).toHaveLength(2)
  })

  it.each<Partial<Variant>>([
    { name: 'Monthly' },
    { cost: 6 },
    { minimumQuantity: 2 },
    { maximumQuantity: 10 },
    { order: 3 },
    { stock: 9 },
    { deliveryTypes: ['files'] },
  ])('is not somebody else’s with %j', (changes) => {
    expect(find(product(variant('v-1'), variant('v-2', changes)))).toBeUndefined()
  })

  it('is not sent beside one of its name that nobody has seen', () => {
    const namesake = variant('v-2', { name: ' yearly ', cost: 9 })
    const now = product(variant('v-1'), namesake)
    expect(creationOf(target, body, before.variants)(now)).toEqual({
      is: 'changed',
      change: [namesake],
    })
    expect(creationOf(target, body, now.variants)(now).is).toBe('ready')
  })

  it('keeps nothing of what was written in its trace', () => {
    expect(JSON.stringify(fingerprint)).not.toContain('Yearly')
    expect(fingerprint).toMatchObject({ known: 'v-1' })
  })
})

describe('a deletion', () => {
  it('is found when the variant is gone, with the record that came with the answer', () => {
    const answered = [variant('v-1')]
    const find = (now: Product) => deletionKind.find(now, { target, fingerprint: {}, answered })
    expect(find(product(variant('V-1')))).toBeUndefined()
    expect(find(product(variant('v-2')))).toBe(answered)
  })

  it('is not sent for a variant that is gone', () => {
    expect(deletionOf(target)(product(variant('v-2')))).toEqual({ is: 'already', effect: [] })
    expect(deletionOf(target)(product(variant('v-1'))).is).toBe('ready')
  })
})

describe('a product that does not tell its variants', () => {
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
  it.each(odd)('proves nothing of them: %j', async (variants) => {
    tells({ id, variants })
    await expect(deletionKind.read(its)).rejects.toMatchObject(refused)
    await expect(creationKind.read(its)).rejects.toMatchObject(refused)
  })

  it('is not gone when the answer holds nothing, only when there is no such product', async () => {
    tells(null)
    await expect(deletionKind.read(its)).rejects.toMatchObject({ kind: 'not-found' })
    fetched.mockResolvedValue(new Response(null, { status: 404 }))
    expect(await deletionKind.read(its)).toEqual({ variants: [] })
  })

  function createDeletion(send: Parameters<typeof deletionOf>[1]) {
    const process = createWriteProcess<typeof its, Product, Variant, Variant[], Variant[]>(
      deletionKind,
      its,
      {
        now: () => Date.now(),
        async withLock(work) {
          await work()
          return true
        },
        journal: { open: () => {}, close: () => {} },
        newOperationId: () => 'operation',
        onHopeful: () => () => {},
      },
    )
    return { process, confirm: () => process.confirm(deletionOf(its, send)) }
  }

  it('lets nothing be sent', async () => {
    tells({ id, variants: null })
    const send = vi.fn<NonNullable<Parameters<typeof deletionOf>[1]>>()
    const { process, confirm } = createDeletion(send)
    await confirm()
    expect(process.state()).toMatchObject({ phase: 'not-sent', reason: 'failed', error: refused })
    expect(send).not.toHaveBeenCalled()
  })

  it('leaves open what became of a deletion, refused or not', async () => {
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
