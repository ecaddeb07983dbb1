import { existsSync, readFileSync } from 'node:fs'
import { operations } from '#api/operations.ts'
import { limitsOf } from '#api/schemas/limits.ts'
import { CreateVariant } from '#api/schemas/products.ts'
import { ReplyToTicket } from '#api/schemas/tickets.ts'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { defaultLimits as limits } from './limits.ts'
import {
  filesWith,
  grouped,
  matchesOf,
  namesIn,
  numberIn,
  policies,
  section,
  tablesIn,
} from './papers.testing.ts'
import { refusedFor } from './role-rights.ts'
import { personName } from './team-rules.ts'

/* docs/policies.md beside the code: rows of docs/asvs.md that ask for a paper name these tests. */

const rowsOf = (heading: string) => tablesIn(section('docs/policies.md', heading))[0] ?? []

const range = (schema: Parameters<typeof limitsOf>[0]) => {
  const { minimum = 0, maximum = 0 } = limitsOf(schema)
  return `${minimum} to ${grouped(maximum)}`
}

test('rules of input and business limits of the paper are those of the schemas', () => {
  const { shape } = CreateVariant
  const from = (name: keyof typeof shape) => `from ${limitsOf(shape[name]).minimum}`
  const most = (name: keyof typeof shape) => grouped(limitsOf(shape[name]).maximum ?? 0)
  const rules = Object.fromEntries(rowsOf('Input')) as Record<string, string>
  const expected = {
    'API key': `1 to ${grouped(numberIn('src/api/session.ts', 'LONGEST_KEY'))} visible`,
    reply: `${range(ReplyToTicket.shape.message)} characters; a longer one leaves as up to five messages`,
    'who has a ticket': 'at most 80 characters',
    'variant: name': `${range(shape.name)} characters`,
    'variant: price': range(shape.cost),
    'variant: minimum, maximum quantity': `${from('minimumQuantity')}; ${from('maximumQuantity')},`,
    'variant: position, stock': `${from('order')}; ${from('stock')}`,
    'variant: dynamic URL, delivery message': `${most('dynamicUrl')} characters; at most ${most('deliveryMessage')} characters`,
  }
  for (const [input, words] of Object.entries(expected)) expect(rules[input]).toContain(words)
  const taken = [80, 81].map((length) => z.safeParse(personName, 'x'.repeat(length)).success)
  expect(taken).toEqual([true, false])
  expect(numberIn('src/model/doing/replies/reply-parts.ts', 'MOST_PARTS')).toBe(5)
  expect(numberIn('src/features/orders/refund-review.tsx', 'ARMED_AFTER')).toBe(1_000)
  expect(policies('Input')).toContain(
    `at most ${limits.writesPerMinute} writes a minute over all hosts of a store, and ${grouped(limits.readsPerMinute)} reads a minute at each`,
  )
})

test('the paper says what each of the twenty operations needs, and each role may', () => {
  const needs = {
    'sign-in': { 'read the account': ['getUser'] },
    'overview, orders, an order': {
      'read orders': ['listOrders', 'getOrder'],
      'refund orders': ['refundOrder'],
    },
    'reviews, coupons, categories, customers': {
      'read the same': [
        'listReviews',
        'listCoupons',
        'searchCoupons',
        'getCoupon',
        'getCategory',
      ].concat(['listAllCategories', 'getCustomer', 'searchCustomers']),
    },
    'products, variants': {
      'read products': ['getProduct', 'getProductBySlug', 'listAllProducts'],
      'write products': ['createVariant', 'deleteVariant'],
    },
    tickets: { 'write tickets': ['replyTicket'] },
    settings: { 'write the store': ['updateStore'] },
    'account, webhook logs': { 'webhook logs': ['listWebhookLogs'] },
  }
  const rows = rowsOf('Sessions and permissions')
  expect(rows.map(([page]) => page)).toEqual(Object.keys(needs))
  for (const [at, words] of Object.values(needs).entries()) {
    for (const right of Object.keys(words)) expect(rows[at]?.[1]).toContain(right)
  }
  const named = Object.values(needs).flatMap((words) => Object.values<string[]>(words).flat())
  expect(named.toSorted()).toEqual(Object.keys(operations).toSorted())

  const [roles = []] = tablesIn(section('docs/operating.md', 'Roles'))
  const may = Object.fromEntries(roles) as Record<string, string>
  const all = Object.entries(operations)
  const writes = all.flatMap(([id, { method }]) => (method === 'GET' ? [] : [id]))
  expect(may['`owner`']).toContain('everything that the key may')
  expect(refusedFor('owner')).toEqual([])
  expect(may['`support`']).toContain('read everything, reply to tickets')
  expect(refusedFor('support')).toEqual(writes.filter((id) => id !== 'replyTicket'))
  expect(may['`reader`']).toMatch(/^read everything;/)
  expect(refusedFor('reader')).toEqual(writes)
  expect(may.none).toMatch(/^read their own account,.* nothing else$/)
  expect(refusedFor(undefined)).toEqual(Object.keys(operations).filter((id) => id !== 'getUser'))
})

const inSession = (name: string) => numberIn('host/session.ts', name)

test('ends of sessions and limits of sign-in in the paper are those of the code', () => {
  const text = policies('Sessions and permissions')
  expect(text).toContain(
    `after ${inSession('idleSeconds') / 60} minutes without use, after ${inSession('absoluteSeconds') / 3600} hours`,
  )
  expect(text).toContain(`After ${limits.failedSignIns} refused keys in a minute`)
  expect([limits.signInTurn, limits.signInsWaiting]).toEqual([2_000, 8])
  expect(text).toContain('one more of its keys every two seconds, and up to eight wait')
  expect(readFileSync('host/sign-in-limit.ts', 'utf8')).toContain(
    'knownFor = 30 * 24 * 60 * minute',
  )
  expect(text).toContain('signed in within 30 days')
})

test('the inventory of cryptography has every file and algorithm of the code', () => {
  const rows = rowsOf('Cryptography')
  const inTable = new Set(rows.flatMap(([, , , file = '']) => namesIn(file)))
  const keyed = filesWith(
    /createCipheriv|EncryptJWT|subtle\s*\.(?:encrypt|sign|generateKey)|sha1hex/,
  )
  expect(keyed.filter((file) => !inTable.has(file))).toEqual([])
  expect([...inTable].filter((file) => !existsSync(file))).toEqual([])
  const named =
    /['"](aes-[\w-]+|AES-\w+|A\d{3}\w+|RSA[\w-]*|HMAC|dir|sha-?\d+|md5|des-\w+|rc4)['"]/gi
  expect(matchesOf(named)).toEqual([
    'A256GCM',
    'AES-GCM',
    'HMAC',
    'SHA-1',
    'SHA-256',
    'SHA-512',
    'aes-256-gcm',
    'dir',
    'sha256',
  ])
  const algorithms = rows.map(([, algorithm = '']) => algorithm).join(' ')
  for (const name of ['A256GCM', 'AES-GCM 256', 'HMAC', 'SHA-1', 'SHA-256', 'SHA-512', '`dir`']) {
    expect(algorithms).toContain(name)
  }
})

test('digests are SHA-256, but for what the inventory says of SHA-1', () => {
  expect(matchesOf(/create(?:Hash|Hmac)\((.*?)\)/g, 'host')).toEqual(["'sha256'"])
  expect(matchesOf(/hkdfSync\((.*?),/g)).toEqual(["'sha256'"])
  expect(matchesOf(/subtle\.digest\((.*?),/g)).toEqual(["'SHA-256'"])
  const older = rowsOf('Cryptography').filter(([, algorithm]) => algorithm?.includes('SHA-1'))
  expect(filesWith(/sha-?1(?!\d)/i)).toEqual(older.flatMap(([, , , file = '']) => namesIn(file)))
})

test('only jose, Node and Web Crypto encrypt, and chance comes from them', () => {
  const parts = JSON.parse(readFileSync('package.json', 'utf8')) as { devDependencies: object }
  const crypto = /crypt|cipher|jose|jwt|jws|nacl|sodium|forge|noble|hash|sha\d|bcrypt|elliptic|aes/
  expect(Object.keys(parts.devDependencies).filter((name) => crypto.test(name))).toEqual(['jose'])
  expect(policies('Cryptography')).toMatch(/\(jose\).*\(Web Crypto\).*Node's \(OpenSSL\)/)
  expect(filesWith(/EncryptJWT|jwtDecrypt/)).toEqual(['host/session-seal.ts'])
  // How long a retry waits, so that not all pages ask at one moment.
  expect(filesWith(/Math\.random/)).toEqual(['src/api/retry.ts'])
})

test('the secrets of the paper are those that the code reads', () => {
  const read = matchesOf(/readFiles\(given, \['(\w+)'\]\)/g, 'host')
  expect(read).toEqual(['REDIS_URL', 'SESSION_SECRET'])
  const secrets = section('docs/operating.md', 'Secrets')
  for (const name of read) {
    expect(policies('Cryptography')).toContain(`\`${name}\``)
    expect(secrets).toContain(`**\`${name}_FILE\`**`)
  }
  expect(policies('Cryptography')).toContain('changes it every 90 days')
})
