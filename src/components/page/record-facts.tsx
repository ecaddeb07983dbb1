import { ShortId } from '#components/text/short-id.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { Fact } from './facts.tsx'

type IdFactProps = {
  label: string
  id: string | undefined
  /** What copying it is called, if not the label. */
  copies?: string
  whole?: boolean
}

export const IdFact = ({ label, id, copies = label, whole }: IdFactProps) => (
  <Fact label={label}>{id && <ShortId id={id} copies={copies} whole={whole} />}</Fact>
)

type DateFactProps = {
  label: string
  value: string | undefined
  relative?: boolean
  matters?: boolean
}

export const DateFact = ({ label, value, relative, matters }: DateFactProps) => (
  <Fact label={label} matters={matters}>
    {value && <DateTime value={value} absolute={!relative} />}
  </Fact>
)
