import { useCopy } from '#base/browser/clipboard.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'

type CopyEmailsProps = { emails: readonly string[]; between?: string; onCopy?: () => void }

/** Copied and nowhere sent; not in privacy mode. */
export function CopyEmails({ emails, between = '\n', onCopy }: CopyEmailsProps) {
  const [copied, copy] = useCopy()
  const { privacy } = usePreferences()
  const words = plural(emails.length, {
    one: 'Copy 1 email',
    other: `Copy ${formatNumber(emails.length)} emails`,
  })
  const label = { idle: words, copied: t`Copied`, failed: t`The browser refused to copy` }[copied]
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<Icon name="copy" size={14} />}
      disabled={privacy || emails.length === 0}
      title={privacy ? t`Privacy mode is on` : undefined}
      onClick={() => {
        copy(emails.join(between))
        onCopy?.()
      }}
    >
      {privacy ? t`Emails are hidden` : label}
    </Button>
  )
}
