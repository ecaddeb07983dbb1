import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { t } from '#base/language/words.ts'
import type { Keeping } from '#base/storage/kept-value.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { type Readable, useStore } from '#base/storage/store.ts'
import { LONGEST_NOTE } from '#base/text/note-text.ts'
import { focusOnMount } from '#components/overlays/focus.ts'
import { NotKept } from '#components/page/not-kept.tsx'
import { Private } from '#components/text/private.tsx'
import { FieldFoot } from './field-frame.tsx'
import styles from './field.module.css'
import type { NoteDraft } from './use-note-draft.ts'

type NoteFieldProps = { note: NoteDraft; keeping: Readable<Keeping> }

/** The merchant's own words about a record, edited in place. */
export function NoteField({ note, keeping }: NoteFieldProps) {
  const { kept, typed, isOpen, write, finish } = note
  const { privacy } = usePreferences()
  const [isEdited, setIsEdited] = useState(false)
  const id = useId()
  const value = typed ?? kept
  const isKept = useStore(keeping) === 'kept'
  useEffect(() => {
    if (isKept) return undefined
    const askToStay = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', askToStay)
    return () => window.removeEventListener('beforeunload', askToStay)
  }, [isKept])
  const longest = Math.max(LONGEST_NOTE, kept.length)

  return (
    <>
      {isOpen &&
        (privacy ? (
          <Private>{kept}</Private>
        ) : (
          <>
            <textarea
              className={styles.note}
              aria-label={t`Your note`}
              aria-keyshortcuts="Control+Enter"
              dir="auto"
              rows={2}
              maxLength={longest}
              ref={kept === '' ? focusInSight : undefined}
              value={value}
              onChange={({ target }) => write(target.value)}
              onKeyDown={leaveWithEnter}
              onFocus={() => setIsEdited(true)}
              onBlur={() => {
                setIsEdited(false)
                finish()
              }}
            />
            {(isEdited || value.length >= LONGEST_NOTE * 0.9) && value !== '' && (
              <FieldFoot id={id} count={{ length: value.length, maximum: longest }} />
            )}
          </>
        ))}
      <NotKept keeping={keeping} />
    </>
  )
}

/** On a phone, a bar lies over the end of the page. */
function focusInSight(field: HTMLElement | null) {
  focusOnMount(field)
  field?.scrollIntoView({ block: 'nearest' })
}

function leaveWithEnter({
  key,
  ctrlKey,
  metaKey,
  currentTarget,
}: KeyboardEvent<HTMLTextAreaElement>) {
  if (key === 'Enter' && (ctrlKey || metaKey)) currentTarget.blur()
}
