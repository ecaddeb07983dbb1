import { expect, it } from 'vitest'
import { ApiError } from '#api/errors.ts'
import type { ReplyState } from './reply-state.ts'
import { replyWords } from './reply-words.ts'

const error = new ApiError({ kind: 'refused', operation: 'replyTicket', status: 422 })
const withText: ReplyState[] = [
  { phase: 'checking', isQuiet: true },
  { phase: 'rejected', error },
  { phase: 'not-recorded', isAccepted: true },
  { phase: 'not-recorded', error },
  { phase: 'not-sent', reason: 'failed', error },
]

it.each(withText)('away from its ticket, a text is not promised to be here: %o', (state) => {
  expect(replyWords(state)?.text).toMatch(/is still here|stays here/)
  expect(replyWords(state, true)?.text).toMatch(/is kept with the ticket|stays with the ticket/)
  expect(replyWords(state, true)?.text).not.toMatch(/\bhere\b/)
})
