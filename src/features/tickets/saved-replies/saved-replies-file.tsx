import { useRef, useState } from 'react'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { downloadText } from '#base/browser/save-file.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Note } from '#components/page/note.tsx'
import {
  type ImportPlan,
  leftOut,
  planImport,
  readReplies,
  type SavedReply,
} from '#model/doing/replies/saved-replies.ts'
import { keepReplies } from '#model/doing/replies/saved-replies-store.ts'
import styles from './saved-replies.module.css'

type SavedRepliesFileProps = { storeId: string; replies: readonly SavedReply[] }

/** Import and export; nothing is overwritten unasked. */
export function SavedRepliesFile({ storeId, replies }: SavedRepliesFileProps) {
  const [plan, setPlan] = useState<ImportPlan>()
  const chooser = useRef<HTMLInputElement>(null)
  const [unknown, setUnknown] = useState(0)
  const [isUnreadable, setIsUnreadable] = useState(false)

  async function read(file: File | undefined) {
    if (!file) return
    const content: unknown = await file
      .text()
      .then((text) => JSON.parse(text))
      .catch(() => undefined)
    const found = readReplies(content)
    setUnknown(leftOut(content))
    setIsUnreadable(found.length === 0)
    setPlan(found.length === 0 ? undefined : planImport(replies, found))
  }

  function keep(kept: SavedReply[]) {
    keepReplies(storeId, kept)
    setPlan(undefined)
  }

  return (
    <div className={styles.file}>
      {isUnreadable && <Note tone="warning">{t`This file holds no saved replies.`}</Note>}
      {plan && (
        <output>
          {planText(plan)}
          {unknown > 0 && (
            <span className="block warning">
              {plural(unknown, {
                one: '1 unknown state or tag left out',
                other: `${formatNumber(unknown)} unknown states or tags left out`,
              })}
            </span>
          )}
          <span className="row wraps near">
            {plan.added.length > 0 && (
              <Button size="compact-xs" onClick={() => keep(plan.added)}>
                {t`Add the new`}
              </Button>
            )}
            {plan.different.length > 0 && (
              <Button
                size="compact-xs"
                variant="default"
                onClick={() => keep([...plan.added, ...plan.different])}
              >
                {t`Also replace the different`}
              </Button>
            )}
            <Button size="compact-xs" variant="subtle" onClick={() => setPlan(undefined)}>
              {t`Cancel`}
            </Button>
          </span>
        </output>
      )}
      <span className="row wraps near">
        <input
          ref={chooser}
          type="file"
          accept="application/json,.json"
          aria-label={t`File of saved replies`}
          hidden
          onChange={({ target }) => void read(target.files?.[0])}
        />
        <Button variant="default" size="xs" onClick={() => chooser.current?.click()}>
          {t`Import`}
        </Button>
        {replies.length > 0 && (
          <Button
            variant="default"
            size="xs"
            onClick={() =>
              void downloadText(
                'saved-replies.json',
                'application/json',
                JSON.stringify(replies, undefined, 2),
              )
            }
          >
            {t`Export`}
          </Button>
        )}
      </span>
      <p className="small quiet">
        {replies.length === 0
          ? t`Replies stay in this browser, even after you sign out.`
          : plural(replies.length, {
              one: '1 reply, kept in this browser, even after you sign out.',
              other: `${formatNumber(replies.length)} replies, kept in this browser, even after you sign out.`,
            })}
      </p>
    </div>
  )
}

const planText = ({ added, same, different }: ImportPlan) =>
  commaList([
    plural(added.length, { one: '1 new', other: `${formatNumber(added.length)} new` }),
    plural(same.length, { one: '1 the same', other: `${formatNumber(same.length)} the same` }),
    plural(different.length, {
      one: '1 different',
      other: `${formatNumber(different.length)} different`,
    }),
  ])
