import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readAnswer, withoutSecrets } from './answer.ts'
import { ApiError, errorDetails } from './errors.ts'
import { secretFields } from './operations.ts'

async function failure(response: Response): Promise<ApiError> {
  const error: unknown = await readAnswer(response, 'getOrder').then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ApiError) return error
  throw new Error(`expected an ApiError, got ${String(error)}`)
}

describe('a successful answer', () => {
  it.each([200, 201, 202, 206])('is accepted with status %i', async (status) => {
    const response = Response.json({ success: true, data: { id: 'x' } }, { status })
    expect(await readAnswer(response, 'getOrder')).toMatchObject({ data: { id: 'x' } })
  })

  it('is read with any content type and with a byte order mark', async () => {
    const bytes = new TextEncoder().encode('\ufeff{"success":true,"data":[]}')
    const response = new Response(bytes, { headers: { 'content-type': 'text/plain' } })
    expect(await readAnswer(response, 'getOrder')).toMatchObject({ data: [] })
  })
})

describe('an unreadable answer', () => {
  it.each([
    ['', 'empty answer'],
    ['  \n', 'empty answer'],
    ['<!doctype html><title>Hello</title>', 'web page'],
    ['{"success":true,"data":{"id":"x"', 'cut short'],
    ['[]', 'form'],
    ['"x"', 'form'],
    ['null', 'form'],
    ['5', 'form'],
    ['{}', 'form'],
    ['{"success":"true"}', 'form'],
    ['{"success":1,"data":[]}', 'form'],
  ])('%j is reported with a fitting message', async (body, words) => {
    const error = await failure(new Response(body))
    expect(error).toMatchObject({ kind: 'unreadable', status: 200 })
    expect(error.message).toContain(words)
  })

  it('204 counts as unreadable', async () => {
    expect(await failure(new Response(null, { status: 204 }))).toMatchObject({ kind: 'unreadable' })
  })

  it('UTF-16 text counts as unreadable', async () => {
    const wide = Uint16Array.from({ length: 2 }, (_, at) => '{}'.charCodeAt(at))
    expect(await failure(new Response(wide))).toMatchObject({ kind: 'unreadable' })
  })
})

describe('a refusal', () => {
  it('T03: inside status 200 carries the message and code of the service', async () => {
    const body = { success: false, message: 'No such order.', code: 'ORDER_NOT_FOUND', data: null }
    expect(await failure(Response.json(body))).toMatchObject({
      kind: 'refused',
      status: 200,
      message: 'No such order.',
      code: 'ORDER_NOT_FOUND',
    })
  })

  it('without a message gets a default message and no code', async () => {
    const error = await failure(Response.json({ success: false, message: null, code: null }))
    expect(error.code).toBeUndefined()
    expect(error.message).not.toBe('')
  })

  it.each(['', '<h1>Bad gateway</h1>', 'x', '[]'])(
    'with the body %j is reported by its status, without showing that body',
    async (body) => {
      const error = await failure(new Response(body, { status: 502 }))
      expect(error).toMatchObject({ kind: 'refused', status: 502 })
      expect(error.message).toBe('Your platform failed (502).')
    },
  )

  it('T04: reads the problem details of web frameworks', async () => {
    const body = { title: 'Invalid.', errors: { PageSize: ['Too large.'] } }
    expect((await failure(Response.json(body, { status: 400 }))).message).toBe(
      'Invalid. Too large.',
    )
  })

  it('T76: keeps the record out of the details for support', async () => {
    const body = { success: false, message: 'mara@fjordmail.se is blocked', code: 'C-1' }
    const error = await failure(Response.json(body, { status: 422 }))
    expect(errorDetails(error)).not.toContain('mara')
    expect(errorDetails(error)).toContain('GET /stores/{storeId}/orders/{orderId}')
    expect(errorDetails(error)).toContain('Code: C-1')
    expect(error.reference).toMatch(/^[A-Z2-9]{6}$/)
  })
})

describe('service secrets', () => {
  const canary = 'canary-7f'
  const names = fc.constantFrom(...secretFields, 'name', '__proto__', 'items')
  const { tree } = fc.letrec((tie) => ({
    tree: fc.oneof(
      { maxDepth: 5 },
      fc.constantFrom('plain', 1, null, false),
      fc.array(tie('tree'), { maxLength: 3 }),
      fc.array(fc.tuple(names, tie('tree')), { maxLength: 4 }).map(ownProperties),
      names.map((name) => ownProperties([[name, secretFields.has(name) ? canary : 'plain']])),
    ),
  }))

  it('T50: are removed at any depth and beside any other field', () => {
    fc.assert(
      fc.property(tree, (data) => {
        expect(JSON.stringify(withoutSecrets({ data }))).not.toContain(canary)
      }),
      { numRuns: 1000 },
    )
  })

  it('are replaced by whether they were set', () => {
    const data = {
      apiKey: 'x',
      clientSecret: '',
      accessToken: null,
      environmentVariables: { A: 'x' },
    }
    expect(withoutSecrets(data)).toEqual({
      apiKey: true,
      clientSecret: false,
      accessToken: false,
      environmentVariables: true,
    })
  })

  it('are not removed from a customer’s answers at checkout', () => {
    const answers = { publicKey: 'ssh-ed25519 AAAA', deep: [{ signature: 'M. Berg' }] }
    const data = {
      order: { customFieldAnswers: structuredClone(answers), apiKey: 'x' },
      noMap: { customFieldAnswers: [{ apiKey: 'x' }] },
      metadata: structuredClone(answers),
    }
    expect(withoutSecrets(data)).toEqual({
      order: { customFieldAnswers: answers, apiKey: true },
      noMap: { customFieldAnswers: [{ apiKey: true }] },
      metadata: { publicKey: true, deep: [{ signature: true }] },
    })
  })

  it('are removed deeper than the call stack', () => {
    const text = '{"a":'.repeat(50_000) + '{"apiKey":"x"}' + '}'.repeat(50_000)
    let value = withoutSecrets(JSON.parse(text) as { a?: object; apiKey?: unknown })
    while (value.a) value = value.a
    expect(value.apiKey).toBe(true)
  })
})

/** Makes own properties even of `__proto__`, like JSON.parse. */
function ownProperties(pairs: [string, unknown][]): unknown {
  const fields = pairs.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`)
  return JSON.parse(`{${fields.join(',')}}`)
}
