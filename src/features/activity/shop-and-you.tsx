import styles from './shop-changes.module.css'
import { Labelled } from '#components/text/labelled.tsx'
import { Trans } from '#components/text/trans.tsx'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { useNow } from '#base/time/now.ts'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import {
  type ActivityEntry,
  KEPT_FOR_DAYS,
  activityLog,
  recentOf,
} from '#model/doing/activity/log.ts'
import { activityVerb, outcomeMark, outcomeText } from '#model/doing/activity/words.ts'
import { ActivitySubject } from './activity-effect.tsx'
import { ShopChanges, type ShopChangesProps } from './shop-changes.tsx'

/** What changed in the shop, whoever did it, and what was done from here, from the first day on. */
export function ShopAndYou(props: ShopChangesProps) {
  const { storeId, storeCurrency } = props
  return (
    <div className={styles.columns}>
      <div>
        <ShopChanges {...props} />
      </div>
      <ByYou storeId={storeId} storeCurrency={storeCurrency} />
    </div>
  )
}

const MOST_SHOWN = 20

type ByYouProps = { storeId: string; storeCurrency: string | undefined }

/** What was done from here, beside what changed in the shop, where there is room. */
function ByYou({ storeId, storeCurrency }: ByYouProps) {
  const entries = recentOf(useStore(activityLog(storeId)), useNow())
  return (
    <aside className={styles.side} aria-labelledby="by-you">
      <header className={styles.youHead}>
        <h2 id="by-you" className="strong">
          {t`By you`}
        </h2>
        <span className="quiet">{t`from this browser`}</span>
        {entries.length > 0 && (
          <PlainLink to="." search={{ in: 'here' }} className="at-end">
            {t`All your changes`}
          </PlainLink>
        )}
      </header>
      {entries.length === 0 && (
        <p className={styles.empty}>
          {sentences([
            t`Nothing was changed from here yet.`,
            t`Refunds, replies, variants and settings that you change in this browser are listed here for ${KEPT_FOR_DAYS} days.`,
          ])}
        </p>
      )}
      <ul>
        {entries.slice(0, MOST_SHOWN).map((entry) => (
          <li key={entry.id} className={styles.entry}>
            <StatusGlyph {...outcomeMark(entry)} />
            <span className="stack grow">
              <span className="breaks">
                <Labelled
                  label={activityVerb(entry)}
                  value={<ActivitySubject entry={entry} storeCurrency={storeCurrency} />}
                />
              </span>
              <span className="small quiet">
                <Outcome entry={entry} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </aside>
  )
}

function Outcome({ entry }: { entry: ActivityEntry }) {
  const what = outcomeText(entry)
  return (
    <Trans>
      {what}, <DateTime value={entry.at} absolute />
    </Trans>
  )
}
