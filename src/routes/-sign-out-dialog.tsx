import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { countDrafts } from '#base/drafts/draft-store.ts'
import { AskDialog } from '#components/overlays/confirm-dialog.tsx'

export type SignOutQuestion = { drafts: number; onAnswer: (mayForget: boolean) => void }

/** Resolves to false if the merchant would rather keep what was typed. */
export async function askToForgetDrafts(
  show: (question: SignOutQuestion | undefined) => void,
): Promise<boolean> {
  const drafts = await countDrafts()
  if (drafts === 0) return true
  return new Promise((resolve) => {
    function onAnswer(mayForget: boolean) {
      show(undefined)
      resolve(mayForget)
    }
    show({ drafts, onAnswer })
  })
}

export function SignOutDialog({ drafts, onAnswer }: SignOutQuestion) {
  const what = plural(drafts, { one: 'your draft', other: `${drafts} drafts` })
  return (
    <AskDialog
      title={t`Sign out and delete ${what}?`}
      keep={t`Stay`}
      isKeepFirst
      onClose={() => onAnswer(false)}
      actions={
        <Button color="red" onClick={() => onAnswer(true)}>
          {t`Delete and sign out`}
        </Button>
      }
    >
      <p>{t`Replies, variants and settings that you haven’t sent are kept only in this browser.`}</p>
    </AskDialog>
  )
}
