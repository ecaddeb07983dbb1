import { afterEach, beforeEach, it, vi } from 'vitest'
import { checkModel } from '#api/write-model.ts'
import { createRefundWorld } from './refund-simulation.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps its promises whatever happens', { timeout: 600_000 }, () => checkModel(createRefundWorld))
