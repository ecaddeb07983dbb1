import { Suspense, useState } from 'react'
import { t } from '#base/language/words.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'

const Dialog = lazyPart(
  async () => (await import('./report-translation-dialog.tsx')).ReportTranslationDialog,
)

/** Nothing in English, which nobody translated. */
export function ReportTranslation() {
  const [isOpen, setIsOpen] = useState(false)
  if (document.documentElement.lang === 'en') return null
  return (
    <>
      <TextButton onClick={() => setIsOpen(true)}>{t`Report a wrong translation`}</TextButton>
      {isOpen && (
        <Suspense>
          <Dialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
