import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Note } from '#components/page/note.tsx'
import { LongText } from '#components/text/long-text.tsx'
import { Trans } from '#components/text/trans.tsx'
import { settingText, valueText } from './settings-fields.tsx'
import styles from './settings-review.module.css'
import {
  changedElsewhere,
  changedFields,
  type Setting,
  settingOf,
} from '#model/doing/writes/kinds/settings-changes.ts'
import {
  fieldLabels,
  type KnownSettings,
  type StoreField,
  type StoreValues,
} from '#model/records/store/fields.ts'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'

export type SettingsReviewProps = {
  base: StoreValues
  mine: StoreValues
  theirs: KnownSettings
  /** What the latest answer contained of the fields that cannot be read. */
  known: KnownSettings | undefined
  onUndo: (field: StoreField) => void
  /** Chooses a value for a field that was changed both here and elsewhere. */
  onChoose: (field: StoreField, whose: 'mine' | 'theirs') => void
  onTakeOver: () => void
}

export function SettingsReview(props: SettingsReviewProps) {
  const { base, mine } = props
  return (
    <aside className={styles.review} aria-label={t({ message: 'Review', context: 'of changes' })}>
      <h2 className={styles.title}>{countText(changedFields(base, mine).length)}</h2>
      <ReviewedChanges {...props} />
    </aside>
  )
}

function ReviewedChanges(props: SettingsReviewProps) {
  const { base, mine, theirs, known, onUndo, onChoose, onTakeOver } = props
  const changes = changedFields(base, mine)
  const elsewhere = changedElsewhere(base, theirs)
  const contested = elsewhere.filter(
    (field) => changes.includes(field) && settingOf(mine[field], field) !== theirs[field],
  )
  const others = elsewhere.filter((field) => !changes.includes(field))
  return (
    <>
      {changes.length === 0 && <p className="quiet">{t`Your changes appear here.`}</p>}
      <ul>
        {changes.map((field) => (
          <li key={field} className={styles.change}>
            <div className={styles.head}>
              <span className="strong">{fieldLabels[field]}</span>
              <Button
                variant="transparent"
                size="compact-xs"
                aria-label={t`Undo ${fieldLabels[field]}`}
                onClick={() => onUndo(field)}
              >
                {t`Undo`}
              </Button>
            </div>
            <Difference
              before={settingBefore(field, base, known)}
              after={valueText(mine[field], field)}
            />
            {field === 'currencyCode' && (
              <Note tone="warning">
                {t`Your platform doesn’t say whether it converts prices. Check them after saving.`}
              </Note>
            )}
            {contested.includes(field) && (
              <Contest field={field} theirs={settingText(theirs[field])} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
      {others.length > 0 && (
        <section className={styles.change} aria-label={t`Changed elsewhere`}>
          <Note tone="warning" action={{ label: t`Show it`, onClick: onTakeOver }}>
            {t`Someone changed this while you were editing. Saving keeps their value.`}
          </Note>
          <ul>
            {others.map((field) => (
              <li key={field} className={styles.other}>
                <span className="strong">{fieldLabels[field]}</span>
                <Difference
                  before={settingOf(base[field], field)}
                  after={settingText(theirs[field])}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p className={styles.about}>
        {t`Saving sends every setting shown here. We check the saved store against what you entered.`}
      </p>
    </>
  )
}

function countText(changes: number): string {
  if (changes === 0) return t`No changes`
  return plural(changes, { one: '1 change', other: `${changes} changes` })
}

function settingBefore(field: StoreField, base: StoreValues, known: KnownSettings | undefined) {
  const value = base[field]
  if (value === 'leave' && field !== 'name') return known?.[field]
  return value
}

function Difference({ before, after }: { before: Setting | undefined; after: string }) {
  const hadNone = before === undefined || before === ''
  return (
    <div className={styles.difference}>
      {hadNone ? (
        <span className="quiet">{settingText(before)}</span>
      ) : (
        <del>
          <LongText text={settingText(before)} />
        </del>
      )}
      <ins>
        <LongText text={after} />
      </ins>
    </div>
  )
}

type ContestProps = {
  field: StoreField
  theirs: string
  onChoose: SettingsReviewProps['onChoose']
}

function Contest({ field, theirs, onChoose }: ContestProps) {
  return (
    <section className={styles.contest} aria-label={t`Conflict of ${fieldLabels[field]}`}>
      <Note tone="danger">
        <Trans>
          Someone else set this to <bdi className="strong">{theirs.slice(0, 200)}</bdi>.
        </Trans>
      </Note>
      <div className={styles.choices}>
        <Button size="xs" variant="default" onClick={() => onChoose(field, 'mine')}>
          {t`Keep mine`}
        </Button>
        <Button size="xs" variant="default" onClick={() => onChoose(field, 'theirs')}>
          {t`Keep theirs`}
        </Button>
      </div>
    </section>
  )
}

type SettingsReviewSheetProps = SettingsReviewProps & { onSave: () => void; onClose: () => void }

/** The review on a phone, where it has no room beside the form. */
export function SettingsReviewSheet(props: SettingsReviewSheetProps) {
  const { onSave, onClose, ...review } = props
  const changes = changedFields(review.base, review.mine).length
  return (
    <AskDialog
      title={t`Review: ${countText(changes)}`}
      keep={t`Keep editing`}
      onClose={onClose}
      actions={changes > 0 && <Button onClick={onSave}>{t`Save changes`}</Button>}
    >
      <ReviewedChanges {...review} />
    </AskDialog>
  )
}
