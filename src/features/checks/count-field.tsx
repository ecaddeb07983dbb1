import { readWholeNumber } from '#base/numbers/number-text.ts'
import { TypedNumber } from '#components/form/typed-number.tsx'

const MOST = 1_000_000

type CountFieldProps = { label: string; value: number; onChange: (value: number) => void }

export const CountField = (props: CountFieldProps) => (
  <TypedNumber {...props} inputMode="numeric" read={readCount} />
)

function readCount(text: string): number | undefined {
  const number = readWholeNumber(text)
  return number !== undefined && number >= 0 && number <= MOST ? number : undefined
}
