import { Modal, type ModalProps } from '@mantine/core'
import { Mantine } from '#components/controls/mantine.tsx'

export const Dialog = (props: ModalProps) => (
  <Mantine>
    <Modal {...props} />
  </Mantine>
)
