import { downloadText } from '#base/browser/save-file.ts'
import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import type { ActivityEntry } from '#model/doing/activity/log.ts'
import { changesFile, changesFileName } from '#model/reading/pictures/changes-file.ts'
import type { ShopComparison } from '#model/reading/pictures/shop-changes.ts'
import { ownEntry } from './shop-change-row.tsx'

type SaveChangesProps = {
  compared: ShopComparison
  entries: readonly ActivityEntry[]
  sold: ReadonlyMap<string, number> | undefined
}

/** Every change of the comparison as a table; a file has no veil for its amounts. */
export function SaveChanges({ compared, entries, sold }: SaveChangesProps) {
  const { privacy } = usePreferences()
  const save = () => {
    const text = changesFile(compared, {
      whoOf: (change) => (ownEntry(change, entries) ? 'you' : 'unknown'),
      sold,
    })
    void downloadText(changesFileName(compared), 'text/csv', text)
  }
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="download" size={15} />}
      disabled={privacy}
      title={privacy ? t`Privacy mode is on` : undefined}
      onClick={save}
    >
      {t`Export`}
    </Button>
  )
}
