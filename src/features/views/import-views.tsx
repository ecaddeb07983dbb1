import { useRef, useState } from 'react'
import { commaList } from '#base/language/lists.ts'
import { inBrackets } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import { Note } from '#components/page/note.tsx'
import { keepViews, viewsOf } from '#model/reading/views/store.ts'
import { planViews, readViewsFile, type View } from '#model/reading/views/view.ts'

type Plan = ReturnType<typeof planViews>
type ImportViewsProps = { storeId: string; list: string; onClose: () => void }

/** Reads a colleague’s views, and shows what would change before anything does. */
export function ImportViews({ storeId, list, onClose }: ImportViewsProps) {
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
    <ConfirmDialog title={t`Import views`} onClose={onClose}>
      <ConfirmStep
        actions={
          <>
            <Button variant="default" onClick={onClose}>
              {t`Cancel`}
            </Button>
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
              <Found
                title={t({ message: 'New', context: 'views' })}
                views={plan.added}
                list={list}
              />
              <Found title={t`Different`} views={plan.different} list={list} />
              <Found title={t`The same`} views={plan.same} list={list} />
            </>
          )}
        </output>
      </ConfirmStep>
    </ConfirmDialog>
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
