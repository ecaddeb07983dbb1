import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'
import { usePreferences } from '#base/storage/preferences.ts'
import { downloadFile } from '#base/browser/save-file.ts'
import { fileDay } from '#base/time/file-day.ts'
import { Trans } from '#components/text/trans.tsx'
import { activityCsv, activityJson } from '#model/doing/activity/file.ts'
import type { ActivityEntry } from '#model/doing/activity/log.ts'

const files = {
  CSV: { type: 'text/csv', write: activityCsv },
  JSON: { type: 'application/json', write: activityJson },
}
type Format = keyof typeof files

/** Saves the entries in sight; in privacy mode it asks first, since a file has no veil. */
export function SaveActivity({ entries }: { entries: readonly ActivityEntry[] }) {
  const { privacy } = usePreferences()
  const [asked, setAsked] = useState<Format>()

  function save(format: Format) {
    setAsked(undefined)
    download(format, entries)
  }
  return (
    <>
      {(Object.keys(files) as Format[]).map((format) => (
        <Button
          key={format}
          variant="subtle"
          color="gray"
          size="compact-sm"
          disabled={entries.length === 0}
          onClick={() => (privacy ? setAsked(format) : save(format))}
        >
          <Trans>Save as {format}</Trans>
        </Button>
      ))}
      {asked && (
        <AskDialog
          title={t`Save as ${asked}`}
          keep={t`Don’t save`}
          onClose={() => setAsked(undefined)}
          actions={<Button onClick={() => save(asked)}>{t`Save it unveiled`}</Button>}
        >
          <p>{t`Privacy mode doesn’t reach the file. It holds emails, amounts and your notes.`}</p>
        </AskDialog>
      )}
    </>
  )
}

function download(format: Format, entries: readonly ActivityEntry[]) {
  const { type, write } = files[format]
  void downloadFile(`activity-${fileDay()}.${format.toLowerCase()}`, type, only(write(entries)))
}

async function* only(text: string) {
  yield text
}
