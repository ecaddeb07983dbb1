// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { Checkbox } from '@mantine/core'
import '#components/controls/forced-colors.css'
import { useState, type ReactNode } from 'react'
import type { Parameters } from '#base/address/address.ts'
import { withoutIslands } from '#base/language/islands.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t, labels } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { type ColumnDescription, shownColumns } from '#model/reading/columns/columns.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import { filterParts } from '#model/reading/lists/filter-words.ts'
import { sortWords } from '#model/reading/views/changes.ts'
import { keepViews, setStartView, viewsOf } from '#model/reading/views/store.ts'
import {
  fixedDates,
  hasMovingDates,
  listName,
  nameProblem,
  searchOf,
  type View,
  LONGEST_NAME,
} from '#model/reading/views/view.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { Button } from '#components/controls/button.tsx'
import { TextField } from '#components/form/text-field.tsx'

type NewViewProps = {
  storeId: string
  list: ListDescription
  columns: readonly ColumnDescription[]
  address: Parameters
  choices: FilterContext['choices'] | undefined
  onSaved: (view: View) => void
  onClose: () => void
}

export function NewView(props: NewViewProps) {
  const { storeId, list, columns, address, choices, onSaved, onClose } = props
  const zone = useTimeZone()
  const now = useNow()
  const search = searchOf(list, address)
  const isMoving = hasMovingDates(search)
  const [keepsMoving, setKeepsMoving] = useState(true)
  const [isStart, setIsStart] = useState(false)
  const [id] = useState(() => crypto.randomUUID())
  const view = { id, list: listName(list), name: '' }

  const parts = list.filters.map((filter) => filterParts(filter, address, zone, now, choices))
  const values = parts.flatMap(({ value }) => value ?? [])
  const suggested = withoutIslands(commaList(values)).slice(0, 60)

  return (
    <ConfirmDialog title={t`Save as a new view`} onClose={onClose}>
      <ViewNameForm
        name={suggested}
        words={t`Save view`}
        aside={summary(
          values.length,
          shownColumns(columns, search.columns).length,
          sortWords(list, columns, search.sort),
        )}
        problem={(name) => nameProblem(viewsOf(storeId), { ...view, name })}
        onCancel={onClose}
        onName={(name) => {
          const kept = isMoving && !keepsMoving ? fixedDates(search, zone, now) : search
          const saved = { ...view, name, search: kept }
          keepViews(storeId, [saved])
          if (isStart) setStartView(storeId, saved, true)
          onSaved(saved)
          onClose()
        }}
      >
        {isMoving && (
          <Checkbox
            label={t`Keep dates moving, so that “today” is always today`}
            checked={keepsMoving}
            onChange={(event) => setKeepsMoving(event.currentTarget.checked)}
          />
        )}
        <Checkbox
          label={t`Open ${list.title} with this view`}
          checked={isStart}
          onChange={(event) => setIsStart(event.currentTarget.checked)}
        />
      </ViewNameForm>
    </ConfirmDialog>
  )
}

/** "Newest first, 2 filters, 7 columns" */
function summary(filters: number, columns: number, sort: string): string {
  return commaList([
    sort,
    plural(filters, { one: '1 filter', other: `${filters} filters` }),
    ...(columns === 0 ? [] : [plural(columns, { one: '1 column', other: `${columns} columns` })]),
  ])
}

const Form = z.object({ name: z.string().check(z.trim(), z.maxLength(LONGEST_NAME)) })

type ViewNameFormProps = {
  name: string
  words: string
  aside?: ReactNode
  /** What is wrong with a name, if anything. */
  problem: (name: string) => string | undefined
  onName: (name: string) => void
  onCancel: () => void
  children?: ReactNode
}

/** The name of a view, and what else is chosen with it. */
export function ViewNameForm(props: ViewNameFormProps) {
  const { name, words, aside, problem, onName, onCancel, children } = props
  const { control, handleSubmit, setError } = useForm({
    resolver: zodResolver(Form),
    defaultValues: { name },
  })
  const save = handleSubmit((typed) => {
    const message = problem(typed.name)
    if (message) setError('name', { message }, { shouldFocus: true })
    else onName(typed.name)
  })
  return (
    <form noValidate onSubmit={(event) => void save(event)}>
      <ConfirmStep
        aside={aside}
        actions={
          <>
            <Button variant="default" onClick={onCancel}>
              {t`Cancel`}
            </Button>
            <Button type="submit">{words}</Button>
          </>
        }
      >
        <TextField control={control} name="name" label={labels.name} maximum={LONGEST_NAME} />
        {children}
      </ConfirmStep>
    </form>
  )
}
