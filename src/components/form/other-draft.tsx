import { useArrival } from '#base/browser/use-arrival.ts'
import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import type { useDraft } from '#base/drafts/use-draft.ts'
import { Note } from '#components/page/note.tsx'

type OtherDraftProps = {
  draft: ReturnType<typeof useDraft>
  onUse: (value: unknown) => void
}

/** The tab that saved last wins; this offers its draft to the other tab. */
export function OtherDraft({ draft, onUse }: OtherDraftProps) {
  const { other, dismissOther, isOtherOwn } = draft
  function use() {
    dismissOther()
    onUse(other?.value)
  }
  useArrival(isOtherOwn, use)
  if (!other || isOtherOwn) return undefined
  return (
    <Note tone="accent" action={{ label: t`Use that one`, onClick: use }}>
      <Trans>
        A newer draft is open in another tab (<DateTime value={other.savedAt} />
        ).
      </Trans>
    </Note>
  )
}
