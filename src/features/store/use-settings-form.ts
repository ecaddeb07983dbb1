import { zodResolver } from '@hookform/resolvers/zod'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { StoreSummary } from '#api/schemas/user.ts'
import { storeAnswerQuery, parsedAgain, storeAnswers } from '#model/reading/memory/store-answers.ts'
import { contentOf, draftReference } from '#base/drafts/draft-store.ts'
import { useWriteForm } from '#model/hooks/use-write-form.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import {
  changedElsewhere,
  changedFields,
  type Deviation,
  enteredValues,
  type Setting,
  settingOf,
} from '#model/doing/writes/kinds/settings-changes.ts'
import {
  flagFields,
  readableSettings,
  type StoreField,
  storeFields,
  type StoreValues,
  textFields,
  valuesOf,
} from '#model/records/store/fields.ts'
import { settingsSchema } from '#model/records/store/settings-schema.ts'
import { saveOf, saves } from '#model/doing/writes/kinds/settings.ts'
import { useStore } from '#base/storage/store.ts'

import * as z from 'zod/mini'

/** Starts from the service's values; afterwards only the merchant changes it. */
export function useSettingsForm(storeId: string, account: string, store: StoreSummary) {
  const draftName = ['settings', account, storeId].join('.')
  const write = useWriteForm(saves.get({ storeId }), draftName)
  const { state, draft, isBusy, refusal, dismiss } = write
  const answer = useQuery(storeAnswerQuery(storeId))
  const kept = useKeptStoreAnswer(storeId)
  const [restored] = useState(() => readSettingsDraft(draft.stored?.value))
  const [isFromEarlier, setIsFromEarlier] = useState(restored !== undefined)
  const [base, setBase] = useState(() => restored?.base ?? valuesOf(readableSettings(store)))
  const form = useForm<StoreValues>({
    resolver: zodResolver(settingsSchema(base)),
    defaultValues: base,
    mode: 'onTouched',
  })
  const mine = enteredValues(base, useWatch({ control: form.control }))
  const changes = changedFields(base, mine)
  const hasChanges = changes.length > 0
  const content = JSON.stringify({ base, mine })

  /** The rendered values lag a step behind what was just restored. */
  function present() {
    const current = { base, mine: enteredValues(base, form.getValues()) }
    return { current, isChanged: changedFields(base, current.mine).length > 0 }
  }

  const isBegun = useRef(false)
  const hasSaved = useRef(false)
  useArrival(true, () => fillIn(restored))
  useArrival(content, function keepDraft() {
    const { current, isChanged } = present()
    if (isChanged) draft.keep(current)
    else draft.forget()
  })
  useArrival(state, function startAnew() {
    const wasBegun = isBegun.current
    isBegun.current = state.phase === 'done'
    // A read after the answer must not remove what was typed since.
    const { current, isChanged } = present()
    if (state.phase !== 'done' || (wasBegun && isChanged)) return
    if (isChanged && !wasSent(current, state.isEarlier)) return
    hasSaved.current = false
    // The form was locked meanwhile, so it still holds what was sent.
    const sent = Object.fromEntries(
      storeFields.map((field) => [field, settingOf(current.mine[field], field)]),
    )
    begin(valuesOf(readableSettings({ ...sent, ...defined(state.effect.settings ?? {}) })))
  })
  /** Another tab's save, or an earlier one, may end here; entries that it did not send stay. */
  function wasSent(current: object, isEarlier?: true): boolean {
    if (hasSaved.current && !isEarlier) return true
    const sentDraft = write.process.attempt()?.draft
    const mineNow = JSON.stringify(current)
    const own = isEarlier ? [mineNow] : [mineNow, contentOf(draft.stored?.value)]
    return own.some((one) => sentDraft === draftReference(draftName, one))
  }

  function fillIn(settings: ReturnType<typeof readSettingsDraft>) {
    for (const field of settings ? changedFields(settings.base, settings.mine) : []) {
      set(field, settings?.mine[field])
    }
  }

  function begin(values: StoreValues) {
    setIsFromEarlier(false)
    setBase(values)
    form.reset(values)
  }

  function set(field: StoreField, value: StoreValues[StoreField] | undefined) {
    if (value !== undefined) form.setValue(field, value, { shouldDirty: true })
  }

  /** Makes the service's values of these fields the form's new starting point. */
  function rebase(fields: StoreField[], whose: 'mine' | 'theirs') {
    const theirs = valuesOf(readableSettings(store))
    const next = { ...base }
    for (const field of fields) {
      Object.assign(next, { [field]: theirs[field] })
      form.resetField(field, { defaultValue: theirs[field] })
      if (whose === 'mine') set(field, mine[field])
    }
    setBase(next)
  }

  return {
    form,
    base,
    mine,
    changes,
    state,
    answer: answer.data,
    /** What the last save told, perhaps on another day; only this session's answer is compared. */
    told: answer.data ?? kept?.answer,
    toldAt: answer.data ? answer.dataUpdatedAt : (kept?.savedAt ?? 0),
    isBusy,
    refusal,
    dismiss,
    wasRestored: isFromEarlier && hasChanges,
    draft,
    takeOverDraft: (value: unknown) => {
      const theirs = readSettingsDraft(value)
      if (theirs) begin(theirs.base)
      fillIn(theirs)
    },
    save: () => {
      hasSaved.current = true
      write.send(saveOf({ storeId }, { base, mine, known: answer.data }))
    },
    discard: () => {
      dismiss()
      begin(valuesOf(readableSettings(store)))
    },
    forget: () => {
      form.reset(base)
      draft.forget()
    },
    undo: (field: StoreField) => {
      set(field, base[field])
      if (changes.length === 1) setIsFromEarlier(false)
    },
    choose: (field: StoreField, whose: 'mine' | 'theirs') => rebase([field], whose),
    takeOver: () =>
      rebase(
        changedElsewhere(base, store).filter((field) => !changes.includes(field)),
        'theirs',
      ),
    setBack: ({ field, meant }: Pick<Deviation, 'field' | 'meant'>) => {
      if (typeof meant === 'string' || typeof base[field] === 'boolean') set(field, meant)
      else set(field, meant ? 'on' : 'off')
    },
  }
}

/** Removes the fields that an answer leaves out, so that the values sent can replace them. */
function defined<Settings extends object>(settings: Settings): Partial<Settings> {
  return Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as Partial<Settings>
}

const flagValue = z.union([z.boolean(), z.enum(['leave', 'on', 'off'])])
const Values = z.object({
  ...Object.fromEntries(textFields.map((field) => [field, z.string()])),
  ...Object.fromEntries(flagFields.map((field) => [field, flagValue])),
})
const Draft = z.object({ base: Values, mine: Values })

/** An earlier visit's unsaved changes; undefined if another form or older code wrote them. */
function readSettingsDraft(value: unknown) {
  const draft = z.safeParse(Draft, value)
  return draft.success ? (draft.data as { base: StoreValues; mine: StoreValues }) : undefined
}

export type Proposal = Readonly<Record<string, Setting>>

type ProposalProps = { proposed: Proposal | undefined; onProposed: () => void }
type SetBack = (change: { field: StoreField; meant: Setting }) => void

/** Fills proposed values into the form, once; true from then on. Nothing is sent. */
export function useProposal({ proposed, onProposed }: ProposalProps, setBack: SetBack): boolean {
  const [isProposed, setIsProposed] = useState(false)
  if (proposed && !isProposed) setIsProposed(true)
  useArrival(proposed, (values) => {
    for (const field of storeFields) {
      const meant = values[field]
      if (meant !== undefined) setBack({ field, meant })
    }
    onProposed()
  })
  return isProposed
}

function useKeptStoreAnswer(storeId: string) {
  const kept = useStore(storeAnswers(storeId))
  return useMemo(() => kept && { answer: parsedAgain(kept.answer), savedAt: kept.savedAt }, [kept])
}
