import { sentence } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import type { Problem } from '#base/text/problem.ts'
import { Button } from '#components/controls/button.tsx'

type PartFailureProps = { problem: Problem; onRetry: () => void }

/** What didn’t load in a part of a page, in as few lines as the part has room for. */
export function PartFailure({ problem: { title, message, code }, onRetry }: PartFailureProps) {
  return (
    <div role="alert" className="stack at-top near">
      <p>
        {sentence(title)} <bdi className="quiet">{message}</bdi> {code && <code>{code}</code>}
      </p>
      <Button variant="default" size="compact-xs" onClick={onRetry}>
        {t`Try again`}
      </Button>
    </div>
  )
}
