import { safeUrl } from '#base/safe-url.ts'
import { AnchorButton } from '#components/button.tsx'
import { Icon } from '#components/icons.tsx'

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
      Open store
    </AnchorButton>
  )
}
