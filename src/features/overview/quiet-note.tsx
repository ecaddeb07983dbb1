import { plural } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { ENOUGH } from '#model/reading/overview/quiet.ts'
import styles from './overview-figures.module.css'
import type { Overview } from './use-overview.ts'

/** Why the page opens with this period, unasked. */
export function QuietNote({ last, hasEnough }: NonNullable<Overview['quiet']>) {
  return (
    <p className={styles.why}>
      <Trans>
        Quiet lately. The last order came on <DateTime value={last} absolute />, so this is the
        shortest period with{' '}
        {plural(hasEnough ? ENOUGH : 1, { one: 'an order', other: `${ENOUGH} orders` })}.{' '}
        <AnchorLink from="/stores/$storeId" to="." search={{ period: 'today' }}>
          Show today
        </AnchorLink>
      </Trans>
    </p>
  )
}
