import { afterEach, beforeEach, it, vi } from 'vitest'
import { checkModel } from './model.testing.ts'
import { createRefundWorld } from './refund-simulation.testing.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('keeps its promises whatever happens', { timeout: 600_000 }, () => checkModel(createRefundWorld))
