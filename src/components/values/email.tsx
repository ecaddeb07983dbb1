import { labels } from '#base/language/words.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'

/** Whose an order or a review is. */
export function Email({ text }: { text: string | undefined }) {
  if (!text) return <span className="quiet">{labels.noEmail}</span>
  return <Private>{lineText(text)}</Private>
}
