import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { AskDialog, ConfirmDialog } from '#components/overlays/confirm-dialog.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { ColumnDescription } from '#model/reading/columns/columns.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { deleteView, keepViews, viewsOf } from '#model/reading/views/store.ts'
import {
  listName,
  nameProblem,
  planViews,
  readViewsFile,
  type View,
} from '#model/reading/views/view.ts'
import { useRef, useState } from 'react'
import { commaList } from '#base/language/lists.ts'
import { inBrackets } from '#base/language/sentences.ts'
import { Note } from '#components/page/note.tsx'
import { NewView, ViewNameForm } from './new-view.tsx'

export type ViewDialog =
  | { is: 'new' }
  | { is: 'rename'; view: View }
  | { is: 'delete'; view: View }
  | { is: 'import' }

type ViewDialogsProps = {
  storeId: string
  list: ListDescription
  columns: readonly ColumnDescription[]
  address: Parameters
  choices: FilterContext['choices'] | undefined
  dialog: ViewDialog
  /** The open view has another name now. */
  onOpen: (name: string) => void
  onSaved: (view: View) => void
  onDeleted: (view: View) => void
  onClose: () => void
}

export function ViewDialogs(props: ViewDialogsProps) {
  const { storeId, list, dialog, onOpen, onDeleted, onClose } = props
  switch (dialog.is) {
    case 'new':
      return <NewView {...props} />
    case 'rename': {
      const { view } = dialog
      return (
        <ConfirmDialog title={t`Rename view`} onClose={onClose}>
          <ViewNameForm
            name={view.name}
            words={t`Rename`}
            problem={(name) => nameProblem(viewsOf(storeId), { ...view, name })}
            onCancel={onClose}
            onName={(name) => {
              keepViews(storeId, [{ ...view, name }])
              onOpen(name)
              onClose()
            }}
          />
        </ConfirmDialog>
      )
    }
    case 'delete': {
      const { view } = dialog
      return (
        <AskDialog
          title={t`Delete the view “${view.name}”?`}
          keep={t`Keep it`}
          onClose={onClose}
          actions={
            <Button
              color="red"
              onClick={() => {
                onDeleted(view)
                deleteView(storeId, view.id)
                onClose()
              }}
            >
              <Trans>Delete “{view.name}”</Trans>
            </Button>
          }
        >
          <p>
            <Trans>It goes from this browser only. What it lists stays as it is.</Trans>
          </p>
        </AskDialog>
      )
    }
    case 'import':
      return <ImportViews storeId={storeId} list={listName(list)} onClose={onClose} />
    default:
      return null
  }
}

type Plan = ReturnType<typeof planViews>
type ImportViewsProps = { storeId: string; list: string; onClose: () => void }

/** Reads a colleague’s views, and shows what would change before anything does. */
function ImportViews({ storeId, list, onClose }: ImportViewsProps) {
  const [plan, setPlan] = useState<Plan>()
  const [isUnreadable, setIsUnreadable] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)

  async function read(file: File | undefined) {
    if (!file) return
    const found = readViewsFile(await file.text().catch(() => ''))
    setIsUnreadable(found.length === 0)
    setPlan(found.length === 0 ? undefined : planViews(viewsOf(storeId), found))
  }

  function keep(views: View[]) {
    keepViews(storeId, views)
    onClose()
  }
  return (
    <AskDialog
      title={t`Import views`}
      keep={t`Cancel`}
      onClose={onClose}
      actions={
        <>
          {plan && plan.different.length > 0 && (
            <Button variant="default" onClick={() => keep([...plan.added, ...plan.different])}>
              {t`Also replace the different`}
            </Button>
          )}
          {plan && plan.added.length > 0 && (
            <Button onClick={() => keep(plan.added)}>{t`Add the new`}</Button>
          )}
        </>
      }
    >
      <p>{t`A file that a colleague exported. Nothing changes before you say so.`}</p>
      <Button variant="default" onClick={() => chooser.current?.click()}>
        {t`Choose a file…`}
      </Button>
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        aria-label={t`File of views`}
        hidden
        onChange={({ target }) => void read(target.files?.[0])}
      />
      <output className="stack near">
        {isUnreadable && <Note tone="warning">{t`This file holds no views.`}</Note>}
        {plan && (
          <>
            <Found title={t({ message: 'New', context: 'views' })} views={plan.added} list={list} />
            <Found title={t`Different`} views={plan.different} list={list} />
            <Found title={t`The same`} views={plan.same} list={list} />
          </>
        )}
      </output>
    </AskDialog>
  )
}

function Found({ title, views, list }: { title: string; views: View[]; list: string }) {
  if (views.length === 0) return null
  const names = views.map((view) =>
    view.list === list ? view.name : inBrackets(view.name, view.list),
  )
  return (
    <p>
      <b>{commaList([title, views.length])}</b> {commaList(names)}
    </p>
  )
}
