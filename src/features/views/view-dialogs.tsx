import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { ColumnDescription } from '#model/reading/columns/columns.ts'
import type { FilterContext } from '#model/reading/lists/filters.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'
import { deleteView, keepViews, viewsOf } from '#model/reading/views/store.ts'
import { listName, nameProblem, type View } from '#model/reading/views/view.ts'
import { ImportViews } from './import-views.tsx'
import { NewView } from './new-view.tsx'
import { ViewNameForm } from './view-name-form.tsx'

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
        <ConfirmDialog title={t`Delete the view “${view.name}”?`} onClose={onClose}>
          <ConfirmStep
            actions={
              <>
                <Button variant="default" onClick={onClose}>
                  {t`Keep it`}
                </Button>
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
              </>
            }
          >
            <p>
              <Trans>It goes from this browser only. What it lists stays as it is.</Trans>
            </p>
          </ConfirmStep>
        </ConfirmDialog>
      )
    }
    case 'import':
      return <ImportViews storeId={storeId} list={listName(list)} onClose={onClose} />
    default:
      return null
  }
}
