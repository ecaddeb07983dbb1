import { expect, test } from 'vitest'
import { lossOf } from './service.ts'

function fetchFailure(code: string) {
  return new TypeError('fetch failed', { cause: Object.assign(new Error('no'), { code }) })
}

test.each([
  ['ECONNREFUSED', 'UPSTREAM_UNREACHABLE'],
  ['ECONNRESET', 'UPSTREAM_UNREACHABLE'],
  ['ENOTFOUND', 'UPSTREAM_UNREACHABLE'],
  ['UND_ERR_SOCKET', 'UPSTREAM_UNREACHABLE'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'UPSTREAM_TLS'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'UPSTREAM_TLS'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'UPSTREAM_TLS'],
  ['CERT_HAS_EXPIRED', 'UPSTREAM_TLS'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'UPSTREAM_TLS'],
  ['ERR_SSL_WRONG_VERSION_NUMBER', 'UPSTREAM_TLS'],
])('%s is told as %s', (nodeCode, code) => {
  expect(lossOf(fetchFailure(nodeCode))).toMatchObject({ status: 502, code })
})

test('a thrown value that is not an Error counts as unreachable', () => {
  expect(lossOf('no')).toMatchObject({ code: 'UPSTREAM_UNREACHABLE' })
})
