import type { ReactNode } from 'react'
import { t } from '#base/language/words.ts'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Fact, Facts } from '#components/page/facts.tsx'
import { ShortId } from '#components/text/short-id.tsx'
import { Status } from '#components/values/status.tsx'
import type { StatusTone } from '#base/text/status-tone.ts'
import styles from './account-sections.module.css'

const ring: StatusTone = { glyph: 'ring', tone: 'neutral' }

type StateFactProps = {
  label: string
  value: boolean | undefined
  /** The words for true and false, and the tone of true: some facts are good, some alarming. */
  words: [yes: string, no: string]
  yes: StatusTone
}

/** A boolean with words of its own; omitted if the service did not send it. */
export function StateFact({ label, value, words: [yes, no], yes: tone }: StateFactProps) {
  return (
    <Fact label={label}>
      {value !== undefined && <Status value={value ? yes : no} as={value ? tone : ring} />}
    </Fact>
  )
}

/** What only support asks for, at the foot of a padded card. */
export function MoreFacts({ children }: { children: ReactNode }) {
  return (
    <div className={styles.more}>
      <Disclosure summary={<span className="secondary">{t`IDs and dates`}</span>}>
        <div className={styles.inside}>
          <Facts wide>{children}</Facts>
        </div>
      </Disclosure>
    </div>
  )
}

/** Users are known to each other only by id, so only the merchant's own id gets a name. */
export function UserRef({ id, ownId }: { id: string | undefined; ownId: string }) {
  if (id && id === ownId) return <span title={id}>{t`You`}</span>
  return <ShortId id={id} copies={t`user id`} />
}
