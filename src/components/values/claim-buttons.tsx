import { t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'

export type ClaimButtonsProps = { process: { claim: () => void; disclaim: () => Promise<void> } }

export function ClaimButtons({ process }: ClaimButtonsProps) {
  return (
    <>
      <Button variant="default" size="xs" onClick={process.claim}>
        {t`Yes, it’s mine`}
      </Button>
      <Button variant="default" size="xs" onClick={() => void process.disclaim()}>
        {t`No`}
      </Button>
    </>
  )
}
