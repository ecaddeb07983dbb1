import { t } from '#base/language/words.ts'
import { safeUrl } from '#base/text/safe-url.ts'
import { AnchorButton } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'

export function OpenStore({ domain }: { domain: string | undefined }) {
  const url = domain && /^[a-z\d.-]+$/i.test(domain) ? safeUrl(`https://${domain}`) : undefined
  if (!url) return null
  return (
    <AnchorButton
      variant="default"
      size="xs"
      href={url.href}
      target="_blank"
      rel="noopener noreferrer"
      leftSection={<Icon name="external" size={15} />}
    >
      {t`Open store`}
    </AnchorButton>
  )
}
