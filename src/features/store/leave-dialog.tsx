import { Button, Modal } from '@mantine/core'
import { useFocusBack } from '#components/focus-back.ts'
import styles from './settings-dialogs.module.css'

type LeaveDialogProps = { isSaving: boolean; onStay: () => void; onLeave: () => void }

export function LeaveDialog({ isSaving, onStay, onLeave }: LeaveDialogProps) {
  useFocusBack()
  return (
    <Modal opened onClose={onStay} title="Leave this page?" size={440}>
      <div className={styles.body}>
        <p>
          {isSaving
            ? 'The save is on its way and is not held up by leaving. How it went is told here when you come back.'
            : 'Your changes are not saved. Leaving discards them.'}
        </p>
        <footer className={styles.footer}>
          <Button variant="default" onClick={onLeave}>
            {isSaving ? 'Leave' : 'Discard and leave'}
          </Button>
          <Button onClick={onStay} data-autofocus>
            Stay
          </Button>
        </footer>
      </div>
    </Modal>
  )
}
