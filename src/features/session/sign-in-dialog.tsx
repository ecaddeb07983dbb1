import { Button } from '#components/controls/button.tsx'
import { Dialog } from '#components/overlays/dialog.tsx'
import { session } from '#api/session.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-dialog.module.css'
import { useSession } from './use-session.ts'

/** The backdrop is opaque, so that nobody can read the page behind it. */
const HIDDEN = { backgroundOpacity: 1, color: 'var(--mantine-color-body)' }

export function SignInDialog() {
  const { isLocked } = useSession()
  return (
    <Dialog
      opened
      onClose={() => undefined}
      title="Sign in again"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={440}
      overlayProps={isLocked ? HIDDEN : undefined}
    >
      <p className={styles.why}>
        {isLocked
          ? 'You were away for 30 minutes, so we signed you out.'
          : 'Your API key no longer works.'}{' '}
        This page and everything you typed stay as they are.
      </p>
      <SignInForm />
      <Button variant="subtle" color="gray" fullWidth onClick={() => void session.signOut()}>
        Sign out instead
      </Button>
    </Dialog>
  )
}
