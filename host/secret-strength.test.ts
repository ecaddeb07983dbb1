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
  'MyShopIsTheBestShopInTheWholeWideWorldSince1998',
  'Zaq12wsxCde34rfvBgt56yhnMju78ik9Lo0p',
  'acmeCorpCounterProd!Secret#Berlin$2026%Q4',
  'Franz.jagt.im.komplett.verwahrlosten.Taxi.quer!',
  'CorrectHorseBatteryStapleCorrect',
  Buffer.from('password'.repeat(4)).toString('base64'),
  Buffer.from('Größer als jedes Schloß, 2026!').toString('hex'),
  createHash('md5').update('password').digest('hex'),
  createHash('md5').digest('hex'),
  createHash('sha1').update('password').digest('hex'),
])('%s can be guessed', (secret) => {
  expect(isHardToGuess(secret)).toBe(false)
})

// Drawn by a digest, so that no run of this test is unlucky: of 100,000 true ones one is refused.
const draw = (at: number, bytes: number) =>
  createHash('sha512').update(`${at}`).digest().subarray(0, bytes)

test.each([24, 32, 48, 64])('what openssl draws as %i bytes is taken', (bytes) => {
  const drawn = Array.from({ length: 500 }, (_, at) => draw(at, bytes))
  const texts = drawn.flatMap((one) => [one.toString('hex'), one.toString('base64')])
  expect(texts.filter((secret) => !isHardToGuess(secret))).toEqual([])
})

test('a secret of less than 192 bits is refused, however random', () => {
  for (let at = 0; at < 200; at += 1) {
    for (const form of ['hex', 'base64'] as const) {
      expect(isHardToGuess(draw(at, 16).toString(form))).toBe(false)
      expect(isHardToGuess(draw(at, 23).toString(form))).toBe(false)
      expect(isHardToGuess(draw(at, 12).toString(form).repeat(3))).toBe(false)
    }
  }
})
