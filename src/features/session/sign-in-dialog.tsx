import { Button, Modal } from '@mantine/core'
import { session } from '#api/session.ts'
import { SignInForm } from './sign-in-form.tsx'
import styles from './sign-in-dialog.module.css'

export function SignInDialog() {
  return (
    <Modal
      opened
      onClose={() => undefined}
      title="Sign in again"
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      size={440}
    >
      <p className={styles.why}>
        The service no longer accepts the key of this session. This page and all that you typed stay
        as they are.
      </p>
      <SignInForm />
      <Button variant="subtle" color="gray" fullWidth onClick={() => void session.signOut()}>
        Sign out instead
      </Button>
    </Modal>
  )
}
