import { session } from '#api/session.ts'
import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { Icon } from '#components/controls/icons.tsx'

export const SignOutButton = () => (
  <Button
    variant="default"
    size="xs"
    leftSection={<Icon name="sign-out" size={15} />}
    onClick={() => void session.signOut()}
  >
    {t`Sign out`}
  </Button>
)
