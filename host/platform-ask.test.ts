import { expect, test } from 'vitest'
import { createPlatformAsk } from './platform-ask.ts'
import { type RawAnswer, rawAnswer, rawJson, startRawService } from './raw-service.testing.ts'

async function answerTo(respond: RawAnswer, longest?: number) {
  const service = await startRawService(respond)
  const ask = createPlatformAsk(`${service.url}/v1`, 'key', longest)
  const answer = await ask('getUser', '/user', new AbortController().signal)
  await service.close()
  return { answer, deliveries: service.deliveries }
}

test('asks with the key, below the path of the address, by GET', async () => {
  const { answer, deliveries } = await answerTo((_, socket) => {
    socket.write(rawJson(200, { success: true, data: { id: '1' }, pages: 3 }))
  })
  expect(answer).toEqual({ kind: 'answer', data: { id: '1' }, pages: 3 })
  expect(deliveries).toMatchObject([
    { method: 'GET', target: '/v1/user', headers: { authorization: 'Bearer key' } },
  ])
})

test.each([
  ['a refusal with 200', rawJson(200, { success: false }), { kind: 'refused', status: 200 }],
  ['an empty answer', rawAnswer(200, ''), { kind: 'unreadable', why: 'the answer is empty (200)' }],
  [
    'no envelope',
    rawJson(200, { data: [] }),
    { kind: 'unreadable', why: 'success is missing in the answer (200)' },
  ],
  [
    'half an answer',
    rawAnswer(200, '["'),
    {
      kind: 'unreadable',
      why: 'the answer is not JSON (200). Check host, port and path prefix: another service may answer there',
    },
  ],
])('%s', async (_, raw, expected) => {
  const { answer } = await answerTo((__, socket) => void socket.write(raw))
  expect(answer).toMatchObject(expected)
})

test('silence ends with a line that says so', async () => {
  const { answer } = await answerTo(() => undefined, 50)
  expect(answer).toMatchObject({ kind: 'lost', why: expect.stringMatching(/^there was no answer/) })
})

test('tells the time of each answer by the platform’s clock', async () => {
  const head =
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ndate: Sun, 29 Nov 2026 10:00:00 GMT\r\n\r\n{}'
  const service = await startRawService((_, socket) => void socket.write(head))
  const dates: number[] = []
  const ask = createPlatformAsk(service.url, 'key', undefined, (date) => dates.push(date))
  await ask('getUser', '/user', new AbortController().signal)
  await service.close()
  expect(dates).toEqual([Date.parse('2026-11-29T10:00:00Z')])
})
