import { t } from '#base/language/words.ts'
import { safeUrl } from '#base/text/safe-url.ts'
import { Icon } from '#components/controls/icons.tsx'
import { OutsideButton } from '#components/text/outside-link.tsx'

export function OpenStore({ domain }: { domain: string | undefined }) {
  const url = domain && /^[a-z\d.-]+$/i.test(domain) ? safeUrl(`https://${domain}`) : undefined
  if (!url) return null
  return (
    <OutsideButton
      variant="default"
      size="xs"
      url={url}
      leftSection={<Icon name="external" size={15} />}
    >
      {t`Open store`}
    </OutsideButton>
  )
}
