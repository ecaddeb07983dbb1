// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { focusOnMount } from '#components/overlays/focus-on-mount.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import { type ActivityEntry, activityLog } from '#model/doing/activity/log.ts'
import styles from './activity-list.module.css'

type ActivityNoteProps = { entry: ActivityEntry; storeId: string }

/** The merchant's own words about a write; they stay in this browser. */
export function ActivityNote({ entry: { id, note }, storeId }: ActivityNoteProps) {
  const [isEdited, setIsEdited] = useState(false)
  const [text, setText] = useState(note ?? '')

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    activityLog(storeId).note(id, text)
    setIsEdited(false)
  }

  if (!isEdited) {
    return (
      <>
        {note && <bdi>{note} </bdi>}
        <Button
          variant="transparent"
          size="compact-xs"
          className={styles.add}
          onClick={() => setIsEdited(true)}
        >
          {note ? t`Edit note` : t`Add a note`}
        </Button>
      </>
    )
  }
  return (
    <form className={styles.note} onSubmit={onSubmit}>
      <Mantine>
        <TextInput
          ref={focusOnMount}
          aria-label={t`Your note`}
          placeholder={t`Kept here, never sent`}
          size="xs"
          maxLength={500}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </Mantine>
      <Button type="submit" variant="default" size="xs">
        {t`Keep note`}
      </Button>
    </form>
  )
}
