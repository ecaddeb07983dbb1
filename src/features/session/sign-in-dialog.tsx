import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/overlays/dialog.tsx'
import { session } from '#api/session.ts'
import { Trans } from '#components/text/trans.tsx'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-dialog.module.css'
import { useSession } from './use-session.ts'

/** The backdrop is opaque, so that nobody can read the page behind it. */
const HIDDEN = { backgroundOpacity: 1, color: 'var(--mantine-color-body)' }

export function SignInDialog() {
  const { isLocked, isKeyAsked } = useSession()
  return (
    <Dialog
      opened
      onClose={() => undefined}
      title={t`Sign in again`}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={440}
      classNames={{ title: styles.title, header: styles.header, body: styles.body }}
      overlayProps={isLocked ? HIDDEN : undefined}
    >
      <p className={styles.why}>
        <Trans>
          {why(isLocked, isKeyAsked)} This page and everything you typed stay as they are.
        </Trans>
      </p>
      <p className={styles.why}>
        {t`If nobody signs in within 5 minutes, this page is cleared. Drafts are kept.`}
      </p>
      <SignInForm />
      <Button variant="subtle" color="gray" fullWidth onClick={() => void session.signOut()}>
        {t`Sign out instead`}
      </Button>
    </Dialog>
  )
}

function why(isLocked = false, isKeyAsked = false) {
  if (isLocked) return t`You were away for 30 minutes, so we signed you out.`
  return isKeyAsked
    ? t`Nothing was sent. Before a refund, a deletion or new settings we make sure that it is you: enter your API key, then confirm once more.`
    : t`Your API key no longer works.`
}
