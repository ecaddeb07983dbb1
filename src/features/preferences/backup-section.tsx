// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Checkbox } from '@mantine/core'
import '#components/controls/forced-colors.css'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { downloadText } from '#base/browser/save-file.ts'
import { fileDay } from '#base/time/file-day.ts'
import { commaList } from '#base/language/lists.ts'
import { t, plural } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { ClearDialog } from '#components/overlays/clear-dialog.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { Note } from '#components/page/note.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Trans } from '#components/text/trans.tsx'
import {
  type BackupPart,
  backupText,
  type ReadBackup,
  readBackup,
  type Comparison,
} from '#model/doing/backup/backup.ts'
import { leftOutOfBackups } from '#model/doing/backup/kept-kinds.ts'
import { backupParts } from '#model/doing/backup/parts.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import styles from './preferences-form.module.css'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'
import { DateTime } from '#components/values/date-time.tsx'

export function BackupSection({ storeIds }: { storeIds: readonly string[] }) {
  // The numbers below follow the preferences and what is kept.
  usePreferences()
  const parts = useParts(storeIds)
  const [leftOut, setLeftOut] = useState<readonly string[]>([])
  const [backup, setBackup] = useState<ReadBackup>()
  const [restored, setRestored] = useState(false)
  const [isClearing, setIsClearing] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const chosen = parts.filter(({ id }) => !leftOut.includes(id))
  const isUnread = chosen.some(({ isRead }) => !isRead())

  async function read(file: File | undefined) {
    if (!file) return
    setRestored(false)
    const text = await file.text().catch(() => '')
    setBackup(readBackup(text, parts))
  }

  return (
    <>
      <div className="row wraps near">
        <Button
          disabled={chosen.length === 0 || isUnread}
          leftSection={<Icon name="download" size={15} />}
          onClick={() => {
            void save(backupText(chosen, new Date()))
            storeIds.forEach((storeId) => noteRun(storeId, 'backup'))
          }}
        >
          {t`Save backup`}
        </Button>
        <Button variant="default" onClick={() => input.current?.click()}>
          {t`Read a backup…`}
        </Button>
        <Button
          variant="subtle"
          color="red"
          className="at-end"
          disabled={chosen.length === 0 || isUnread}
          onClick={() => setIsClearing(true)}
        >
          {t`Clear…`}
        </Button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          aria-label={t`Backup file`}
          hidden
          onChange={(event) => {
            void read(event.currentTarget.files?.[0])
            event.currentTarget.value = ''
          }}
        />
      </div>
      <output>
        {backup?.is === 'unreadable' && (
          <Note tone="warning">
            <Trans>{backup.why} Nothing here was changed.</Trans>
          </Note>
        )}
        {restored && <Note>{t`Backup restored.`}</Note>}
      </output>
      <div className={styles.kinds}>
        <Disclosure summary={<span className="strong">{t`What goes into a backup`}</span>}>
          <div className={styles.inside}>
            <ul className={styles.kept} aria-label={t`What goes into a backup`}>
              {parts.map(({ id, label, isPersonal, count, isRead }) => (
                <li key={id}>
                  <Checkbox
                    label={isPersonal ? t`${label} (names customers)` : label}
                    checked={!leftOut.includes(id)}
                    onChange={(event) =>
                      setLeftOut(
                        event.currentTarget.checked
                          ? leftOut.filter((one) => one !== id)
                          : [...leftOut, id],
                      )
                    }
                  />
                  <span className="quiet">
                    {isRead() ? formatNumber(count()) : t`Not read yet`}
                  </span>
                </li>
              ))}
            </ul>
            <Note icon="lock">
              <Trans>
                One JSON file. No API key, no orders: only what you made here. Untick what names
                customers before you share the file. Left out, since they end or come back by
                themselves: {commaList(leftOutOfBackups)}.
              </Trans>
            </Note>
          </div>
        </Disclosure>
      </div>
      {isClearing && (
        <ClearKept
          parts={chosen}
          onClose={() => setIsClearing(false)}
          onClear={() => {
            for (const part of chosen) part.clear()
            setIsClearing(false)
          }}
        />
      )}
      {backup?.is === 'ready' && (
        <BackupFound
          backup={backup}
          onClose={() => setBackup(undefined)}
          onRestore={() => {
            for (const { part, value } of backup.found) part.restore(value)
            setBackup(undefined)
            setRestored(true)
          }}
        />
      )}
    </>
  )
}

function useParts(storeIds: readonly string[]): BackupPart[] {
  const key = storeIds.join(' ')
  const parts = useMemo(() => backupParts(key.split(' ').filter(Boolean)), [key])
  const [, follow] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    const stops = parts.map(({ subscribe }) => subscribe(follow))
    return () => stops.forEach((stop) => stop())
  }, [parts])
  return parts
}

const save = (text: string) =>
  downloadText(`counter-backup-${fileDay()}.json`, 'application/json', text)

type ClearKeptProps = { parts: readonly BackupPart[]; onClear: () => void; onClose: () => void }

const ClearKept = ({ parts, ...actions }: ClearKeptProps) => (
  <ClearDialog
    title={t`Clear what is kept here`}
    button={plural(parts.length, {
      one: 'Clear 1 kind',
      other: `Clear ${formatNumber(parts.length)} kinds`,
    })}
    {...actions}
  >
    <p>
      {t`This clears the kinds ticked in the list, in this browser only. Your store stays as it is. Only a backup brings them back.`}
    </p>
    <Facts wide>
      {parts.map(({ id, label, count, isReset }) => (
        <Fact key={id} label={label}>
          {isReset ? t`Back to standard` : formatNumber(count())}
        </Fact>
      ))}
    </Facts>
  </ClearDialog>
)

type BackupFoundProps = {
  backup: Extract<ReadBackup, { is: 'ready' }>
  onRestore: () => void
  onClose: () => void
}

/** What a backup holds, beside what is here, before anything changes. */
function BackupFound({ backup, onRestore, onClose }: BackupFoundProps) {
  const { madeAt, found, leftOut } = backup
  const isNew = found.some(({ comparison }) => comparison.added + comparison.different > 0)
  return (
    <AskDialog
      title={t`Read a backup`}
      keep={t`Cancel`}
      onClose={onClose}
      actions={
        <Button disabled={!isNew} onClick={onRestore}>
          {t`Restore`}
        </Button>
      }
    >
      <p>
        <Trans>
          Saved <DateTime value={madeAt} absolute />. What is here and not in the backup stays.
        </Trans>
      </p>
      <Facts wide>
        {found.map(({ part, comparison }) => (
          <Fact key={part.id} label={part.label}>
            {comparisonText(comparison)}
          </Fact>
        ))}
      </Facts>
      {!isNew && <Note>{t`There is nothing new in this backup.`}</Note>}
      {leftOut.length > 0 && (
        <Note tone="warning">
          <Trans>Left out, because it can’t be read: {commaList(leftOut)}.</Trans>
        </Note>
      )}
    </AskDialog>
  )
}

function comparisonText({ added, same, different }: Comparison): string {
  const words = [
    added > 0 && plural(added, { one: '1 new', other: `${formatNumber(added)} new` }),
    different > 0 &&
      plural(different, {
        one: '1 will be replaced',
        other: `${formatNumber(different)} will be replaced`,
      }),
    same > 0 && plural(same, { one: '1 the same', other: `${formatNumber(same)} the same` }),
  ]
  return commaList(words) || t`Nothing`
}
