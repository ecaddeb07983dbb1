import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { replyParts, variableNames } from '#model/doing/replies/reply-variables.ts'
import type { SavedReply } from '#model/doing/replies/saved-replies.ts'
import { exampleValues } from '#model/doing/replies/starters.ts'
import { FilledText } from './filled-text.tsx'
import styles from './reply-starters.module.css'

type ReplyStartersProps = { starters: readonly SavedReply[]; onTake: (id: string) => void }

/** Instead of an empty page: replies to take over. */
export function ReplyStarters({ starters, onTake }: ReplyStartersProps) {
  return (
    <section className={styles.page} aria-labelledby="starters">
      <h2 id="starters" className={styles.title}>
        {t`Write once, send often`}
      </h2>
      <p className={styles.lead}>
        <Trans>
          Take one of these and change the words, or start with an empty one. In a ticket, type{' '}
          <kbd>;</kbd> to use it.
        </Trans>
      </p>
      <ul className={styles.cards}>
        {starters.map(({ id, name, shortcut, text }) => (
          <li key={id} className={styles.card}>
            <h3 className={styles.name}>
              {name} <code>;{shortcut}</code>
            </h3>
            <p className={styles.text}>
              <FilledText parts={replyParts(text, exampleValues)} />
            </p>
            <p className={styles.take}>
              <Button
                variant="default"
                size="xs"
                aria-label={t`Use this one: ${name}`}
                onClick={() => onTake(id)}
              >
                {t`Use this one`}
              </Button>
              <span className="small quiet">
                <Trans>Fills in {formatNumber(variableNames(text).size)}</Trans>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="small quiet">{t`Shown with an example customer.`}</p>
    </section>
  )
}

/** Below one’s own replies, as long as there are few. */
export function MoreStarters({ starters, onTake }: ReplyStartersProps) {
  if (starters.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby="more-starters">
      <h2 id="more-starters">{t`To start from`}</h2>
      {starters.map(({ id, name, shortcut }) => (
        <button key={id} type="button" onClick={() => onTake(id)}>
          {name} <code>;{shortcut}</code>
        </button>
      ))}
    </section>
  )
}
