// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { DialogFoot, DialogFrame } from '#components/overlays/dialog-frame.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Toggle } from '#components/controls/toggle.tsx'
import { Trans } from '#components/text/trans.tsx'
import { findShortcuts } from '#model/shortcuts.ts'
import { ShortcutList } from './shortcut-list.tsx'
import styles from './shortcuts-sheet.module.css'

export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  const { letterKeys } = usePreferences()
  const [text, setText] = useState('')
  const groups = findShortcuts(text)
  return (
    <DialogFrame title={t`Shortcuts`} size={960} onClose={onClose}>
      <div className={styles.main}>
        <TextInput
          data-autofocus
          className={styles.search}
          size="xs"
          leftSection={<Icon name="search" size={14} />}
          aria-label={t`Find a shortcut`}
          placeholder={t`Find`}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {groups.length > 0 ? (
          <ShortcutList groups={groups} />
        ) : (
          <p className="quiet">
            <Trans>No shortcut matches “{text.trim()}”.</Trans>
          </p>
        )}
      </div>
      <DialogFoot
        aside={t`Single letters rest while you type. Nothing that refunds, deletes or sends has a single key.`}
      >
        <Toggle
          label={t`Single letters`}
          atEnd
          checked={letterKeys}
          onChange={(checked) => setPreference('letterKeys', checked)}
        />
      </DialogFoot>
    </DialogFrame>
  )
}
