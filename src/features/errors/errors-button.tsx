import { Button } from '#components/button.tsx'
import { useStore } from '#base/store.ts'
import { Icon } from '#components/icons.tsx'
import { overlay } from '#components/overlay.ts'
import { errorLog } from '#model/errors/log.ts'

export function ErrorsButton() {
  const { length } = useStore(errorLog)
  return (
    <Button
      variant="subtle"
      color="gray"
      size="xs"
      leftSection={<Icon name="info" size={15} />}
      onClick={() => overlay.set('errors')}
    >
      Errors {length > 0 && length}
    </Button>
  )
}
