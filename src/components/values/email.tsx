import { lineText } from '#base/text/visible-text.ts'
import { addressesLeftOut, leftOutWords, lackText } from '#base/storage/left-out.ts'
import { useStore } from '#base/storage/store.ts'
import { Private } from '#components/text/private.tsx'

type EmailProps = {
  text: string | undefined
  /** What stands there without one. */
  none?: () => string
  className?: string
}

/** Whose an order or a review is. */
export function Email({ text, none, className }: EmailProps) {
  if (!text) return <NoEmail none={none} className={className} />
  return <Private className={className}>{lineText(text)}</Private>
}

export function NoEmail({ none = lackText, className = 'quiet' }: Omit<EmailProps, 'text'>) {
  const isLeftOut = useStore(addressesLeftOut)
  return (
    <span className={className} title={isLeftOut ? leftOutWords : undefined}>
      {none()}
    </span>
  )
}
