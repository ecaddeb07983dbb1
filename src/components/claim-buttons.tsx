import { Button } from '@mantine/core'

export type ClaimButtonsProps = { process: { claim: () => void; disclaim: () => Promise<void> } }

/** Answers whether something new, nearly what was sent, is the merchant's. */
export function ClaimButtons({ process }: ClaimButtonsProps) {
  return (
    <>
      <Button variant="default" size="xs" onClick={process.claim}>
        Yes, it’s mine
      </Button>
      <Button variant="default" size="xs" onClick={() => void process.disclaim()}>
        No
      </Button>
    </>
  )
}
