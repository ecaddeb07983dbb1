import { expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { ReplyState } from './reply.ts'
import { outcomeWords } from '#model/doing/writes/phase-words.ts'
import { replyWords } from './reply-words.ts'

const error = new ApiError({ kind: 'refused', operation: 'replyTicket', status: 422 })
const entry = { id: 'a1', name: 'Ines', message: 'On its way.' }

const unsent: ReplyState[] = [
  { phase: 'checking', isQuiet: true },
  { phase: 'rejected', error },
  { phase: 'not-recorded', isAccepted: true },
  { phase: 'not-recorded', error },
  { phase: 'not-sent', reason: 'failed', error },
  { phase: 'not-sent', reason: 'closed' },
  { phase: 'not-sent', reason: 'undone' },
]

it.each(unsent)('says that the text is kept, on its page and elsewhere: %o', (state) => {
  expect(outcomeWords(replyWords, state)?.text).toMatch(/Your text is kept/)
  expect(outcomeWords(replyWords, state)?.text).not.toMatch(/\bhere\b/)
})

const done = (evidence: 'answer' | 'record') =>
  outcomeWords(replyWords, { phase: 'done', evidence, effect: [entry] })

it('says so if only an answer confirms a reply, and no read of the ticket', () => {
  expect(done('record')?.text).toBeUndefined()
  expect(done('answer')?.text).toBe('Your platform confirmed it.')
})

it('says of an earlier reply that the present text was not sent', () => {
  const earlier: ReplyState = {
    phase: 'done',
    evidence: 'record',
    effect: [entry],
    isEarlier: true,
  }
  expect(outcomeWords(replyWords, earlier)?.text).toContain('What you typed since wasn’t sent')
})

it('says how often the connection sent a reply', () => {
  const words = outcomeWords(replyWords, {
    phase: 'done',
    evidence: 'record',
    effect: [entry, entry],
  })
  expect(words).toMatchObject({ tone: 'warning', title: 'Reply sent twice' })
})
