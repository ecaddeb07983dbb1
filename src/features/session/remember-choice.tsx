// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Checkbox } from '@mantine/core'
import '#components/controls/forced-colors.css'
import { t } from '#base/language/words.ts'
import { Mantine } from '#components/controls/mantine.tsx'

type RememberChoiceProps = { isChosen: boolean; onChange: (isChosen: boolean) => void }

/** Only static files ask; it loads apart, so that the sign-in page stays small. */
export function RememberChoice({ isChosen, onChange }: RememberChoiceProps) {
  return (
    <Mantine>
      <Checkbox
        label={t`Keep the key in this tab until it is closed`}
        checked={isChosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </Mantine>
  )
}
