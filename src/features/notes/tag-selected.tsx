import { Suspense, useState } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import floating from '#components/overlays/floating.module.css'
import { keepOpen } from '#components/overlays/menu-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { Private } from '#components/text/private.tsx'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import {
  cleanTag,
  hasTag,
  NO_WORDS,
  noteKey,
  notedKindOf,
  recordNotes,
  tagRecords,
  untagRecords,
} from '#model/reading/memory/record-notes.ts'
import { useTypedAhead } from './tags-line.tsx'
import styles from './tag-selected.module.css'

const TagPanel = lazyPart(async () => (await import('./tag-panel.tsx')).TagPanel)

type Done = { tag: string; keys: string[]; refused: number }

type TagSelectedProps = { kind: string; storeId: string; ids: readonly string[] }

/** Tags all chosen records at once, which can be undone. */
export function TagSelected({ kind, storeId, ids }: TagSelectedProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ahead = useTypedAhead()
  const [done, setDone] = useState<Done>()
  const notMine = useRoleRefusal('note')
  const keys = ids.map((id) => noteKey(notedKindOf(kind), id))

  function add(typed: string) {
    const tag = cleanTag(typed)
    if (tag === undefined) return
    const notes = recordNotes(storeId).get()
    const lacking = keys.filter((key) => !hasTag(notes[key] ?? NO_WORDS, tag))
    const tagged = tagRecords(storeId, keys, tag)
    setDone({ tag, keys: tagged, refused: lacking.length - tagged.length })
    setIsOpen(false)
  }

  function undo() {
    if (done) untagRecords(storeId, done.keys, done.tag)
    setDone(undefined)
  }
  if (notMine !== undefined) return <RoleNote why={notMine} />
  return (
    <>
      {done && (
        <output className="row shrinks gap-6">
          <span className={styles.words}>
            <Private>{visibleText(done.tag)}</Private> {doneText(done)}
          </span>
          {done.keys.length > 0 && (
            <button type="button" className="strong accent firm underlines" onClick={undo}>
              {t`Undo`}
            </button>
          )}
        </output>
      )}
      <span className={floating.wrapper}>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="plus" size={15} />}
          aria-haspopup="dialog"
          aria-expanded={isOpen}
          onKeyDown={ahead.onKeyDown}
          onClick={() => {
            if (!isOpen) ahead.begin()
            setIsOpen(!isOpen)
          }}
          {...(isOpen && keepOpen)}
        >
          {t`Add tag…`}
        </Button>
        {isOpen && (
          <Suspense>
            <TagPanel
              label={t`Add tag`}
              storeId={storeId}
              present={[]}
              typedAhead={ahead.take}
              onTag={add}
              onClose={() => setIsOpen(false)}
            />
          </Suspense>
        )}
      </span>
    </>
  )
}

function doneText({ keys, refused }: Done): string {
  const added = plural(keys.length, {
    one: 'added to 1',
    other: `added to ${formatNumber(keys.length)}`,
  })
  if (refused === 0) return keys.length === 0 ? t`was on all of them` : added
  return t`${added}, no room on ${formatNumber(refused)}`
}
