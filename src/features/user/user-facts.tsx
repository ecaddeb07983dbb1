import { Fact } from '#components/facts.tsx'
import { ShortId } from '#components/short-id.tsx'
import { Status } from '#components/status.tsx'
import type { StatusTone } from '#base/status-tone.ts'

const ring: StatusTone = { glyph: 'ring', tone: 'neutral' }

type StateFactProps = {
  label: string
  value: boolean | undefined
  /** What true and false are called, and how true is drawn: a thing to have, or a thing to fear. */
  words: [yes: string, no: string]
  yes: StatusTone
}

/** A yes or no that has a meaning of its own; left out when the service did not say. */
export function StateFact({ label, value, words: [yes, no], yes: tone }: StateFactProps) {
  return (
    <Fact label={label}>
      {value !== undefined && <Status value={value ? yes : no} as={value ? tone : ring} />}
    </Fact>
  )
}

export function IdFact({ label, id }: { label: string; id: string | undefined }) {
  return (
    <Fact label={label}>{id && <ShortId id={id} copies={label.toLowerCase()} length={18} />}</Fact>
  )
}

/** Whose a record is: users are known to each other only by ids. */
export function UserRef({ id, ownId }: { id: string | undefined; ownId: string }) {
  if (id && id === ownId) return <span title={id}>You</span>
  return <ShortId id={id} copies="user id" length={18} />
}
