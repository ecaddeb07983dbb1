import { useBlocker } from '@tanstack/react-router'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { useSaveKey } from '#base/browser/use-save-key.ts'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import type { StoreSummary } from '#api/schemas/user.ts'
import { session } from '#api/session.ts'
import { Trans } from '#components/text/trans.tsx'
import { marksBody } from '#components/values/marks.ts'
import { FactsSkeleton, FieldsSkeleton } from '#components/page/detail-skeleton.tsx'
import { Note } from '#components/page/note.tsx'
import { RoleNote } from '#components/page/role-note.tsx'
import { OtherDraft } from '#components/form/other-draft.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { CurrencyDialog, LeaveDialog } from './settings-dialogs.tsx'
import { SettingsFacts } from './settings-facts.tsx'
import { SettingsFields } from './settings-fields.tsx'
import styles from './settings-form.module.css'
import { SettingsNavigation } from './settings-navigation.tsx'
import { SettingsOutcome } from './settings-outcome.tsx'
import { SettingsReviewSheet, SettingsReview } from './settings-review.tsx'
import { changedElsewhere } from '#model/doing/writes/kinds/settings-changes.ts'
import { useRoleRefusal } from '#model/hooks/use-role.ts'
import { type Proposal, useProposal, useSettingsForm } from './use-settings-form.ts'

const marksActionBar = marksBody('data-has-action-bar')

type SettingsFormProps = {
  storeId: string
  account: string
  store: StoreSummary
  /** Values to fill in, as they were before an earlier save. */
  proposed: Proposal | undefined
  onProposed: () => void
}

export function SettingsForm({ storeId, account, store, ...proposal }: SettingsFormProps) {
  const settings = useSettingsForm(storeId, account, store)
  const isProposed = useProposal(proposal, settings.setBack)
  const { form, base, mine, changes, state, answer, told, toldAt, isBusy, refusal } = settings
  const isPhone = useIsPhone()
  const notMine = useRoleRefusal('updateStore')
  const [dialog, setDialog] = useState<'review' | 'currency'>()
  const hasChanges = changes.length > 0
  const isChangedElsewhere = changedElsewhere(base, store).length > 0
  const hasSomethingToReview = hasChanges || isChangedElsewhere
  const review = {
    base,
    mine,
    theirs: store,
    known: answer,
    onUndo: settings.undo,
    onChoose: settings.choose,
    onTakeOver: settings.takeOver,
  }
  const openReview = isPhone ? () => setDialog('review') : undefined
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) =>
      (hasChanges || isBusy) &&
      current.pathname !== next.pathname &&
      session.current().status !== 'signed-out',
    enableBeforeUnload: () => hasChanges || isBusy,
    withResolver: true,
  })
  // Proceeds if the changes were saved while the dialog was open.
  const { proceed } = blocker
  const hasNothingToLose = !hasChanges && !isBusy
  useArrival(hasNothingToLose && proceed, (go) => go())

  function submit(event?: FormEvent) {
    event?.preventDefault()
    if (!hasChanges || isBusy || refusal || notMine !== undefined) return
    setDialog(undefined)
    void form.handleSubmit(askOrSave)()
  }
  function askOrSave() {
    if (isPhone && dialog !== 'review') setDialog('review')
    else if (changes.includes('currencyCode')) setDialog('currency')
    else settings.save()
  }
  useSaveKey(submit)
  useFocusKept(isBusy)
  // The name may be filled again by typing, undoing or discarding.
  useArrival(mine.name.trim() !== '' && mine.name, () => form.clearErrors('name'))

  return (
    <>
      <form className="stack grow" aria-label={t`Store settings`} onSubmit={submit} noValidate>
        <div className={styles.columns}>
          <SettingsNavigation changes={changes} isTold={told !== undefined} />
          <div className={styles.main}>
            <div className={styles.outcome}>
              {notMine && <Note icon="lock">{notMine}</Note>}
              <SettingsOutcome
                state={state}
                onSetBack={settings.setBack}
                onStopChecking={settings.dismiss}
                onReview={openReview}
              />
              {isProposed && hasChanges && !isBusy && (
                <Note tone="accent">
                  {t`These are the values from before that save. Nothing is sent until you save.`}
                </Note>
              )}
              {settings.wasRestored && !isProposed && state.phase === 'review' && (
                <Note tone="accent">
                  {t`We kept these changes from an earlier visit. They aren’t saved yet.`}
                </Note>
              )}
              {!isBusy && <OtherDraft draft={settings.draft} onUse={settings.takeOverDraft} />}
              {!settings.draft.isKept && (
                <Note tone="warning">{t`Drafts are off in this browser. Save before you leave.`}</Note>
              )}
            </div>
            <fieldset
              className={styles.fields}
              disabled={isBusy || notMine !== undefined}
              data-read-only={Boolean(notMine) || undefined}
            >
              <SettingsFields
                control={form.control}
                base={base}
                mine={mine}
                answer={told}
                answeredAt={toldAt}
              />
            </fieldset>
          </div>
          <div className={styles.side}>
            {!isPhone && hasSomethingToReview && <SettingsReview {...review} />}
            <div className={styles.facts}>
              <p className={styles.read}>
                <Icon name="lock" size={12} /> {t`Read only`}
              </p>
              <SettingsFacts store={store} answer={told} answeredAt={toldAt} />
            </div>
          </div>
        </div>
        <footer
          ref={marksActionBar}
          className={styles.bar}
          data-action-bar
          data-idle={(!hasSomethingToReview && !isBusy) || undefined}
        >
          <div className={styles.told}>
            <output className={styles.count} data-changed={hasChanges || undefined}>
              {hasChanges
                ? plural(changes.length, {
                    one: '1 change not saved',
                    other: `${changes.length} changes not saved`,
                  })
                : t`No unsaved changes`}
            </output>
            {openReview && hasSomethingToReview && (
              <Button variant="transparent" onClick={openReview}>
                {t({ message: 'Review', context: 'verb' })}
              </Button>
            )}
          </div>
          {hasChanges && (refusal ?? settings.draft.isSaved) && (
            <span className={styles.kept}>{refusal ?? t`Draft kept`}</span>
          )}
          <Button variant="default" disabled={!hasChanges || isBusy} onClick={settings.discard}>
            {t`Discard`}
          </Button>
          {notMine === undefined ? (
            <Button type="submit" disabled={!hasChanges || refusal !== undefined} loading={isBusy}>
              <Trans>
                Save changes
                <kbd className={styles.key} aria-hidden>
                  Ctrl S
                </kbd>
              </Trans>
            </Button>
          ) : (
            hasChanges && <RoleNote why={notMine} />
          )}
        </footer>
      </form>
      {dialog === 'review' && isPhone && (
        <SettingsReviewSheet
          {...review}
          onSave={() => submit()}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'currency' && (
        <CurrencyDialog
          storeId={storeId}
          storeName={store.name ?? storeId}
          from={base.currencyCode}
          to={mine.currencyCode}
          onClose={() => setDialog(undefined)}
          onConfirm={() => {
            setDialog(undefined)
            settings.save()
          }}
        />
      )}
      {blocker.status === 'blocked' && (
        <LeaveDialog
          state={state}
          onStay={blocker.reset}
          onLeave={() => {
            if (!isBusy) settings.forget()
            blocker.proceed()
          }}
        />
      )}
    </>
  )
}

export const SettingsSkeleton = () => (
  <div className={styles.columns}>
    <SettingsNavigation changes={[]} isTold={false} />
    <div className={styles.main}>
      <FieldsSkeleton />
    </div>
    <div className={styles.side}>
      <div className={styles.facts}>
        <FactsSkeleton />
      </div>
    </div>
  </div>
)

/** Restores the focus that a field loses when its form is disabled during a save. */
function useFocusKept(isBusy: boolean) {
  const field = useRef<HTMLElement>(null)
  useArrival(!isBusy, () => {
    if (document.activeElement === document.body) field.current?.focus()
  })
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement) field.current = target
    }
    document.addEventListener('focusin', remember)
    return () => document.removeEventListener('focusin', remember)
  }, [])
}
