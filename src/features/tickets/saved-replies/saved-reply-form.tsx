import { zodResolver } from '@hookform/resolvers/zod'
import { useSaveKey } from '#base/browser/use-save-key.ts'
import { labels, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ConfirmDialog, ConfirmStep } from '#components/overlays/confirm-dialog.tsx'
import '#components/form/validation-messages.ts'
import { Trans } from '#components/text/trans.tsx'
import { marksBody } from '#components/values/marks.ts'
import { MenuField } from '#components/form/menu-field.tsx'
import { TextField } from '#components/form/text-field.tsx'
import { MOST_TAGS, restTimes, TicketState, TicketTag } from '#api/schemas/after-sending.ts'
import { restWords } from '#model/records/tickets/later-times.ts'
import { unfinishedIn } from '#model/doing/replies/reply-variables.ts'
import { LONGEST_TEXT, type SavedReply, shortcutOwner } from '#model/doing/replies/saved-replies.ts'
import { deleteReply, keepReplies } from '#model/doing/replies/saved-replies-store.ts'
import { SavedReplyPreview } from './saved-reply-preview.tsx'
import { SavedReplyText } from './saved-reply-text.tsx'
import styles from './saved-replies.module.css'

const marksActionBar = marksBody('data-has-action-bar')

type SavedReplyFormProps = {
  storeId: string
  storeName: string | undefined
  reply: SavedReply
  isNew: boolean
  replies: readonly SavedReply[]
  onDone: (id: string | undefined) => void
}

const Form = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  shortcut: z.string().check(
    z.trim(),
    z.overwrite((text) => text.replace(/^;/, '')),
    z.regex(/^[\w-]{0,30}$/, t`Letters, digits and hyphens, at most 30`),
  ),
  group: z.string().check(z.trim(), z.maxLength(60)),
  text: z.string().check(
    z.trim(),
    z.minLength(1),
    z.maxLength(LONGEST_TEXT),
    z.refine((text) => unfinishedIn(text) === undefined, {
      error: ({ input }) =>
        t`“${unfinishedIn(String(input))}” isn’t finished: a value begins with {{, ends with }} and stays on one line`,
    }),
  ),
  state: z.enum(['as-it-is', ...TicketState.options]),
  tags: z.string().check(
    z.refine(
      (text) => {
        const tags = wordsOf(text)
        return tags.length <= MOST_TAGS && tags.every((tag) => z.safeParse(TicketTag, tag).success)
      },
      t`At most ${MOST_TAGS} words of letters, digits and hyphens`,
    ),
  ),
})

const thenChoices = [
  { value: 'as-it-is', label: t`As it is` },
  { value: 'done', label: t`Done` },
  ...restTimes.map((value) => ({ value, label: t`Back ${restWords[value]}` })),
]

const wordsOf = (text: string) => text.split(/[\s,]+/u).filter(Boolean)

const typedOf = ({ state, tags = [], ...reply }: SavedReply) => ({
  ...reply,
  state: state ?? ('as-it-is' as const),
  tags: tags.join(' '),
})

export function SavedReplyForm(props: SavedReplyFormProps) {
  const { storeId, storeName, reply, isNew, replies, onDone } = props
  const [isDeleting, setIsDeleting] = useState(false)
  const { control, handleSubmit, setError, formState, reset } = useForm({
    resolver: zodResolver(Form),
    defaultValues: typedOf(reply),
  })
  const text = useController({ control, name: 'text' })

  const save = handleSubmit(({ state, tags, ...typed }) => {
    const kept: SavedReply = {
      ...reply,
      ...typed,
      id: isNew ? crypto.randomUUID() : reply.id,
      state: state === 'as-it-is' ? undefined : state,
      tags: wordsOf(tags).map((tag) => z.parse(TicketTag, tag)),
    }
    const owner = shortcutOwner(replies, kept)
    if (owner) return setError('shortcut', { message: t`Used by “${owner.name}”` })
    keepReplies(storeId, [kept])
    reset(typedOf(kept))
    return onDone(kept.id)
  })

  useSaveKey(() => void save())

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)} noValidate>
      <div className={styles.fields}>
        <div className={styles.names}>
          <TextField control={control} name="name" label={labels.name} maximum={80} />
          <TextField
            control={control}
            name="shortcut"
            label={t`Shortcut`}
            optional
            hint={t`Typed after a semicolon`}
          />
          <TextField control={control} name="group" label={t`Group`} optional />
        </div>
        <SavedReplyText {...text.field} error={text.fieldState.error?.message} />
        <p className="small quiet">
          <Trans>
            A name comes from the customer’s messages. A value that’s missing leaves a blank, which
            has to be filled before the reply can be sent. <code>{'{{customer.name|there}}'}</code>{' '}
            gives a default.
          </Trans>
        </p>
        <MenuField
          control={control}
          name="state"
          label={t`Once it’s sent, the ticket is`}
          choices={thenChoices}
        />
        <TextField
          control={control}
          name="tags"
          label={t`Tags to add`}
          optional
          placeholder={t({ message: '#refund', comment: 'An example of a tag' })}
          hint={t`They go to your note on the ticket, once it’s sent`}
        />
      </div>
      <SavedReplyPreview storeId={storeId} storeName={storeName} text={text.field.value} />
      <footer ref={marksActionBar} className={styles.bar} data-action-bar>
        <span className="small quiet">
          {formState.isDirty ? t`Unsaved changes` : isNew ? t`Not saved yet` : ''}
        </span>
        {(isNew || formState.isDirty) && (
          <Button variant="default" size="xs" onClick={() => (isNew ? onDone(undefined) : reset())}>
            {isNew ? t`Cancel` : t`Discard changes`}
          </Button>
        )}
        {!isNew && (
          <Button variant="default" size="xs" onClick={() => setIsDeleting(true)}>
            {t`Delete reply`}
          </Button>
        )}
        <Button type="submit" size="xs" disabled={!isNew && !formState.isDirty} title={t`Ctrl S`}>
          {t`Save reply`}
        </Button>
      </footer>
      {isDeleting && (
        <ConfirmDialog title={t`Delete “${reply.name}”?`} onClose={() => setIsDeleting(false)}>
          <ConfirmStep
            actions={
              <Button
                color="red"
                onClick={() => {
                  deleteReply(storeId, reply.id)
                  onDone(undefined)
                }}
              >
                {t`Delete reply`}
              </Button>
            }
          >
            <p>{t`It goes from this browser only. An export keeps a copy.`}</p>
          </ConfirmStep>
        </ConfirmDialog>
      )}
    </form>
  )
}
