import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isHardToGuess } from './secret-strength.ts'

test.each([
  'correct horse battery staple correct horse',
  'counter-production-secret-2026-11',
  'qwertzuiopasdfghjklyxcvbnm123456',
  'CorrectHorseBatteryStapleCorrectHorse',
  'x'.repeat(40),
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKL',
  '0123456789abcdef0123456789abcdef',
  '00000000000000000000000000000001',
  'a1b2c3d4'.repeat(5),
  '2f1c9e7a4b8d03f56e9c1a7b3d5f80',
])('%s can be guessed', (secret) => {
  expect(isHardToGuess(secret)).toBe(false)
})

// Drawn by a digest, so that no run of this test is unlucky: of 100,000 true ones one is refused.
test.each(['hex', 'base64', 'base64url'] as const)('what openssl draws as %s is taken', (form) => {
  const draw = (_: unknown, at: number) => createHash('sha256').update(`${at}`).digest(form)
  const drawn = Array.from({ length: 500 }, draw)
  expect(drawn.filter((secret) => !isHardToGuess(secret))).toEqual([])
})

function drawShort(at: number, form: 'hex' | 'base64url', length: number) {
  return createHash('sha512').update(`${at}`).digest(form).slice(0, length)
}

test('a secret of less than 128 bits is refused, however random', () => {
  for (let at = 0; at < 200; at += 1) {
    // 31 of 4 bits, 21 of 6 bits; whatever is repeated adds nothing.
    expect(isHardToGuess(drawShort(at, 'hex', 31))).toBe(false)
    expect(isHardToGuess(drawShort(at, 'base64url', 21))).toBe(false)
    expect(isHardToGuess(drawShort(at, 'base64url', 21).repeat(3))).toBe(false)
  }
})
