import { Button } from '#components/controls/button.tsx'
import { useStore } from '#base/storage/store.ts'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { Trans } from '#components/text/trans.tsx'
import { errorLog } from '#model/doing/errors/log.ts'

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
      <Trans>Errors {length > 0 && length}</Trans>
    </Button>
  )
}
