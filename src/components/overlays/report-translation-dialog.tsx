// oxlint-disable-next-line no-restricted-imports -- inside a dialog
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useCopy } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { findTexts, loadTexts, pageOf, wrongTextReport } from '#base/language/wrong-text.ts'
import { Button } from '#components/controls/button.tsx'
import { DialogFields, DialogFoot, DialogFrame } from './dialog-frame.tsx'

/** What translators need, copied for whoever the merchant writes to: nothing is sent. */
export function ReportTranslationDialog({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState(() => getSelection()?.toString() ?? '')
  const [better, setBetter] = useState('')
  const [page, setPage] = useState(() => pageOf(location.pathname))
  const [state, copy] = useCopy()

  async function report() {
    const { lang: language } = document.documentElement
    const texts = await loadTexts().catch(() => ({}))
    const version = document.querySelector('meta[name="counter-host"]')?.getAttribute('content')
    const ids = findTexts(texts, text)
    const facts = { language, version: versionIn(version), page, text, ids }
    copy(wrongTextReport(facts, better))
  }
  return (
    <DialogFrame title={t`Report a wrong translation`} size={520} isRuled onClose={onClose}>
      <DialogFields>
        <TextInput
          label={t`What is wrong`}
          description={t`As it stands on the page.`}
          value={text}
          maxLength={500}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
        />
        <TextInput
          label={t`What would be right`}
          description={t`Optional`}
          value={better}
          maxLength={500}
          onChange={({ currentTarget }) => setBetter(currentTarget.value)}
        />
        <TextInput
          label={t`Page`}
          value={page}
          maxLength={200}
          onChange={({ currentTarget }) => setPage(currentTarget.value)}
        />
      </DialogFields>
      <DialogFoot isLive aside={t`Nothing is sent: paste it where you write to us.`}>
        <Button variant="default" onClick={onClose}>
          {t`Close`}
        </Button>
        <Button disabled={text.trim() === ''} onClick={() => void report()}>
          {state === 'copied' ? t`Copied` : t`Copy the report`}
        </Button>
      </DialogFoot>
    </DialogFrame>
  )
}

function versionIn(facts: string | null | undefined): string {
  try {
    const { version } = JSON.parse(facts ?? '') as { version?: unknown }
    return typeof version === 'string' ? version : ''
  } catch {
    return ''
  }
}
