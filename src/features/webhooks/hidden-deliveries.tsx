import { betweenSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { Note } from '#components/page/note.tsx'

type HiddenDeliveriesProps = { shown: number; hidden: number; success: boolean | undefined }

export const HiddenDeliveries = ({ shown, hidden, success }: HiddenDeliveriesProps) => (
  <Note tone="warning" banner>
    {t`${shown} of ${shown + hidden} on this page.`}
    {betweenSentences}
    {success
      ? t`Your platform also sent failed deliveries; they are hidden.`
      : t`Your platform also sent successful deliveries; they are hidden.`}
  </Note>
)
