import type { Processor } from '#api/schemas/processors.ts'
import { commaList } from '#base/language/lists.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import type { StatusTone } from '#base/text/status-tone.ts'
import type { ProcessorFilter } from './account-search.ts'

export type ProcessorState = 'on' | 'off' | 'restricted' | 'risk-locked' | 'unknown'

export const processorStates: Record<ProcessorState, { label: string; as: StatusTone }> = {
  on: { label: t`On`, as: { glyph: 'tick', tone: 'success' } },
  off: { label: t`Off`, as: { glyph: 'ring', tone: 'neutral' } },
  restricted: { label: t`Restricted`, as: { glyph: 'pause', tone: 'warning' } },
  'risk-locked': { label: t`Risk locked`, as: { glyph: 'triangle', tone: 'danger' } },
  unknown: { label: labels.notKnown, as: { glyph: 'ring', tone: 'neutral' } },
}

export function processorState({ isEnabled, options }: Processor): ProcessorState {
  if (options?.isRiskLocked) return 'risk-locked'
  if (options?.isRestricted) return 'restricted'
  const isOn = options?.isEnabled ?? isEnabled
  return isOn === undefined ? 'unknown' : isOn ? 'on' : 'off'
}

export function needsAction(processor: Processor): boolean {
  const state = processorState(processor)
  return state === 'restricted' || state === 'risk-locked' || hasTwoAnswers(processor)
}

export function hasTwoAnswers({ isEnabled, options }: Processor): boolean {
  return (
    isEnabled !== undefined && options?.isEnabled !== undefined && isEnabled !== options.isEnabled
  )
}

export function shownProcessors(processors: Processor[], filter?: ProcessorFilter): Processor[] {
  if (filter === 'on') return processors.filter((each) => processorState(each) === 'on')
  if (filter === 'action') return processors.filter(needsAction)
  return processors.toSorted((a, b) => rank(a) - rank(b))
}

function rank(processor: Processor): number {
  if (needsAction(processor)) return 0
  return ['on', 'unknown', 'off'].indexOf(processorState(processor)) + 1
}

export function processorSummary(processors: Processor[]): string {
  const summarised = [
    { state: 'on', say: (count: number) => plural(count, { one: '1 on', other: `${count} on` }) },
    {
      state: 'restricted',
      say: (count: number) => plural(count, { one: '1 restricted', other: `${count} restricted` }),
    },
    {
      state: 'risk-locked',
      say: (count: number) =>
        plural(count, { one: '1 risk locked', other: `${count} risk locked` }),
    },
    {
      state: 'unknown',
      say: (count: number) => plural(count, { one: '1 not known', other: `${count} not known` }),
    },
  ]
  const parts = summarised.map(({ state, say }) => {
    const count = processors.filter((each) => processorState(each) === state).length
    return count > 0 && say(count)
  })
  return commaList(parts)
}

export const processorName = ({ name }: Processor) => sentenceCase(name)
