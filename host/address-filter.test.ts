import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OperationId, operations } from '#api/operations.ts'
import { createAddressFilter, inTurn, withoutAddresses } from './address-filter.ts'
import { codeOf } from './pair.testing.ts'
import { rawAnswer } from './raw-service.testing.ts'
import { pathOf, record, shop, startTeam } from './roles.testing.ts'
import { createSecretFilter } from './secret-filter.ts'

const email = 'mara.lindqvist@fjordmail.se'
const canaries = ['fjordmail', 'mara_l', '203.0.113.77', '2001:db8::77', 'Storgatan 12', '11455']

/** A customer's addresses in every place of the specification, and where nobody expects them. */
const everywhere = {
  id: record,
  amount: 12.5,
  status: 'COMPLETED',
  dateCreated: '2026-11-26T11:07:39.120Z',
  productName: 'Font pack',
  customerEmail: email,
  emailAddress: email,
  EmailAddress: email,
  ipAddress: '203.0.113.77',
  externalIntegrations: { chat: 'mara_l' },
  customFieldAnswers: { name: 'mara_l' },
  metadata: { buyer: 'mara_l' },
  gatewayMetadata: { note: `paid by ${email}`, cryptocurrencyAddress: 'mara_l' },
  chatAccount: { username: 'mara_l', chatUserId: '1' },
  customer: { emailAddress: email, externalLogins: [{ displayName: 'mara_l' }] },
  affiliate: { link: 'https://halden.example/?ref=mara_l', balance: 3.45 },
  billingInformation: { addressLine1: 'Storgatan 12', postalCode: '11455', countryCode: 'SE' },
  ipInfo: { city: 'Storgatan 12', proxy: false, country: 'Sweden' },
  logs: [
    {
      requestBody: `{"who":"mara_l"}`,
      responseBody: 'mara_l',
      url: `https://x/?to=${encodeURIComponent(email)}`,
    },
  ],
  tickets: [
    {
      emailAddress: email,
      subject: 'Order 7',
      entries: [
        { name: email, message: `Write to <${email}>, from [2001:db8::77] or 203.0.113.77.` },
      ],
    },
  ],
  reason: 'Thanks! mailto:MARA@FJORDMAIL.SE',
  unknown: { [email]: 1, deep: [[`a|${email}`], { 'x-forwarded-for': '203.0.113.77, 10.0.0.1' }] },
}
const escaped = `{"success":true,"data":{"\\u0065mailAddress":"mara_l","reason":"mara\\u0040fjordmail.se ${'x'.repeat(70)} mara&#64;fjordmail.se","e":"mara＠fjordmail.se"}}`

const blind = (text: string, size = text.length) => {
  const filter = inTurn(createSecretFilter(), createAddressFilter())
  const bytes = Buffer.from(text)
  let passed = ''
  const parts: Uint8Array[] = []
  for (let at = 0; at < bytes.length; at += size)
    parts.push(filter.write(bytes.subarray(at, at + size)))
  passed = Buffer.concat(parts).toString()
  return { passed, isWhole: filter.isWhole() }
}

test.each([1, 2, 3, 7, 64, 100_000])('no address passes in chunks of %i bytes', (size) => {
  for (const text of [JSON.stringify({ success: true, data: everywhere }), escaped]) {
    const { passed, isWhole } = blind(text, size)
    expect(isWhole).toBe(true)
    for (const canary of canaries) expect(passed.toLowerCase()).not.toContain(canary.toLowerCase())
    expect(() => JSON.parse(passed) as unknown).not.toThrow()
  }
})

test('what is no address stays as it is', () => {
  const { data } = JSON.parse(blind(JSON.stringify({ data: everywhere })).passed) as {
    data: typeof everywhere
  }
  expect(data).toMatchObject({
    id: record,
    amount: 12.5,
    status: 'COMPLETED',
    dateCreated: '2026-11-26T11:07:39.120Z',
    productName: 'Font pack',
    customerEmail: null,
    metadata: null,
    billingInformation: { addressLine1: null, countryCode: 'SE' },
    affiliate: { link: null, balance: 3.45 },
    ipInfo: { city: null, proxy: false, country: 'Sweden' },
    tickets: [{ emailAddress: null, subject: 'Order 7' }],
    reason: 'Thanks! •••',
  })
})

test.each([
  ['12:30 at 4.5, v1.2.3, 5 @ 3', '12:30 at 4.5, v1.2.3, 5 @ 3'],
  ['ask @mara_l', 'ask •••'],
  ['fe80::1%eth0 and ::1', '•••%eth0 and •••'],
  ['::ffff:203.0.113.77', '•••'],
  ['a std::vector', 'a std::vector'],
])('%s is told as %s', (text, told) => {
  expect(withoutAddresses(text)).toBe(told)
})

test('any JSON in any chunks comes out as it would whole', () => {
  const leaf = fc.oneof(
    fc.string(),
    fc.constant(email),
    fc.emailAddress(),
    fc.double(),
    fc.boolean(),
  )
  const key = fc.oneof(fc.string(), fc.constantFrom('email', 'metadata', 'name', email))
  const values = fc
    .object({ key, values: [leaf], maxDepth: 4 })
    .map((value) => JSON.stringify(value))
  fc.assert(
    fc.property(values, fc.integer({ min: 1, max: 9 }), (text, size) => {
      const { passed, isWhole } = blind(text, size)
      expect(isWhole).toBe(true)
      expect(passed).toBe(blind(text).passed)
      expect(passed).not.toContain(email)
    }),
    { numRuns: 500 },
  )
})

test('a text of any size costs no memory, and is left out', () => {
  const text = JSON.stringify({ message: `${'x '.repeat(200_000)}${email}`, after: 1 })
  expect(JSON.parse(blind(text, 1000).passed)).toEqual({ message: null, after: 1 })
})

let team: Awaited<ReturnType<typeof startTeam>>
let answered = ''
let status = 200
beforeAll(async () => {
  team = await startTeam((_, socket) => socket.write(rawAnswer(status, answered)), {
    limits: { gathered: 10_000 },
  })
})
afterAll(() => team.close())

const reads = (Object.keys(operations) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && id !== 'getUser',
)
const answers: [string, number, string][] = [
  ['an answer', 200, JSON.stringify({ success: true, data: everywhere })],
  ['a list', 200, JSON.stringify({ success: true, pages: 1, data: [everywhere, everywhere] })],
  ['escapes', 200, escaped],
  ['a refusal', 422, JSON.stringify({ success: false, message: `${email} is blocked` })],
  ['a failure', 500, JSON.stringify({ errors: { [email]: ['203.0.113.77'] } })],
  ['a text that is no JSON', 200, `<p>${email}`],
  ['JSON with something behind', 200, `{"success":true} ${email}`],
  ['a large answer', 200, JSON.stringify({ data: Array.from({ length: 60 }, () => everywhere) })],
]

test('a reader without addresses gets none from any read, whatever the platform answers', async () => {
  let cells = 0
  let leaks = 0
  for (const [, given, text] of answers) {
    status = given
    answered = text
    for (const id of reads) {
      const answer = await team.call('blind', `/api${pathOf(id)}`)
      const told = (await answer.text()).toLowerCase()
      cells += 1
      leaks += canaries.filter((canary) => told.includes(canary.toLowerCase())).length
    }
  }
  console.log(
    `addresses: ${reads.length} reads, ${answers.length} answers: ${cells} cells, ${leaks} leaks`,
  )
  expect([cells, leaks]).toEqual([14 * answers.length, 0])
  status = 200
  answered = answers[0]![2]
  const seeing = await team.call('reader', `/api${pathOf('getOrder')}`)
  expect(await seeing.text()).toContain(email)
  // So that the page can tell what was left out from what is not there.
  const leftOut = await team.call('blind', `/api${pathOf('getOrder')}`)
  expect([seeing, leftOut].map(({ headers }) => headers.get('x-left-out'))).toEqual([
    null,
    'addresses',
  ])
})

test('their own account stays whole', async () => {
  // Asked for as the account itself, which says whose key it is.
  const answer = await team.call('blind', '/api/user')
  expect(await answer.json()).toMatchObject({ data: { email: 'own@halden.software' } })
})

test.each([
  ['orders?email=mara'],
  ['orders?chat=mara_l'],
  ['orders?Filters=email%3D%3Dmara'],
  ['orders?Filters=(status|email)%3D%3Dm'],
  ['orders?Filters=status%3D%3DPAID%2Cemail%3D%3Dm'],
  ['orders?Sorts=customerEmail'],
  ['orders?Sorts=-CustomerEmail'],
  ['orders?Sorts=-dateCreated,customer.emailAddress'],
  ['orders?Sorts='],
  ['reviews?emailAddress=mara'],
  ['reviews?Sorts=customerEmail'],
  ['customers/search/mara'],
  ['customers/search/x?ipAddress=203'],
])('a reader without addresses finds nobody by them: %s', async (path) => {
  team.deliveries.length = 0
  const answer = await team.call('blind', `/api/stores/${shop}/${path}`)
  expect([answer.status, await codeOf(answer)]).toEqual([403, 'ROLE_HIDES_ADDRESSES'])
  expect(team.deliveries.filter(({ target }) => target !== '/user')).toEqual([])
})

test.each(['orders?Sorts=-dateCreated&status=PAID', 'reviews?Filters=hasReply%3D%3Dfalse'])(
  'and still finds by what is no address: %s',
  async (path) => {
    expect((await team.call('blind', `/api/stores/${shop}/${path}`)).status).toBe(200)
  },
)
