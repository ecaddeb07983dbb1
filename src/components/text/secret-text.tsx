import { t } from '#base/language/words.ts'
import { Trans } from '#components/text/trans.tsx'
import { CopyButton } from './copy-button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { LongText } from './long-text.tsx'
import { maskedText } from '#base/text/masked-text.ts'
import styles from './secret-text.module.css'
import { useForAWhile } from './use-for-a-while.ts'

/** The page contains it only while revealed: for half a minute, or until the tab is left. */
type SecretTextProps = {
  text: string
  what: string
  /** Revealed at first, as one of several. */
  isShownAtFirst?: boolean
}

export function SecretText({ text, what, isShownAtFirst = false }: SecretTextProps) {
  const [isShown = false, setIsShown] = useForAWhile(isShownAtFirst || undefined)
  return (
    <span className="row grow near">
      <span className={styles.secret}>
        {isShown ? (
          <LongText text={text} />
        ) : (
          <bdi dir="ltr" aria-hidden>
            {maskedText(text)}
          </bdi>
        )}
        {!isShown && (
          <span className="sr-only">
            <Trans>{what} hidden</Trans>
          </span>
        )}
      </span>
      <span className={styles.actions}>
        <IconButton
          icon={isShown ? 'eye-off' : 'eye'}
          label={`${isShown ? t`Hide` : t`Reveal`} ${what}`}
          aria-pressed={isShown}
          onClick={() => setIsShown(isShown ? undefined : true)}
        />
        <CopyButton value={text} what={what} isPrivate />
      </span>
    </span>
  )
}
