import type { ComponentProps } from 'react'
import { useCopy } from '#base/browser/clipboard.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'

type CopyWordsProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'children'> & {
  words: string
  /** What is copied, made when it is pressed. */
  text: () => string
  icon?: 'copy' | 'link'
  iconSize?: number
}

/** A button that copies, and says so for a moment. */
export function CopyWords({ words, text, icon, iconSize = 14, ...look }: CopyWordsProps) {
  const [state, copy] = useCopy()
  const isCopied = state === 'copied'
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={icon && <Icon name={isCopied ? 'check' : icon} size={iconSize} />}
      {...look}
      onClick={() => copy(text())}
    >
      {isCopied ? t`Copied` : words}
    </Button>
  )
}
