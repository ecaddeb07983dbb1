import { expect, test, vi } from 'vitest'
import { listenForChoices, pressForChoice } from './early-choices.ts'

const pressed = (timeStamp: number) => ({ timeStamp }) as KeyboardEvent

test('a key pressed before rows can be chosen waits for that, but not for long', () => {
  vi.spyOn(performance, 'now').mockReturnValue(10_000)
  const [old, first, second, third] = [1_000, 8_000, 9_000, 10_000].map(pressed)
  for (const key of [old, first, second]) pressForChoice(key!)
  const press = vi.fn<(event: KeyboardEvent) => void>()
  const stop = listenForChoices(press)
  expect(press.mock.calls).toEqual([[first], [second]])
  pressForChoice(third!)
  expect(press).toHaveBeenLastCalledWith(third)
  stop()
  pressForChoice(pressed(10_000))
  expect(press).toHaveBeenCalledTimes(3)
})
