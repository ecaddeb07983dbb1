import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Button } from '#components/controls/button.tsx'
import ticks from '#components/controls/tick-box.module.css'
import { CopyButton } from '#components/text/copy-button.tsx'
import type { Leftover } from '#model/records/products/leftovers.ts'
import styles from './price-steps.module.css'

type LeftoversProps = {
  leftovers: readonly Leftover[]
  isDone: (leftover: Leftover) => boolean
  /** How many are not done. */
  open: number
  /** Of the old and the new variant. */
  ids: readonly string[]
  onTick: (id: string, isTicked: boolean) => void
  onCheck: () => void
}

/** What stayed with the old variant, each seen at the new one or ticked; also when the old one is gone. */
export function Leftovers({ leftovers, isDone, open, ids, onTick, onCheck }: LeftoversProps) {
  return (
    <>
      <ul className={styles.list} aria-label={t`Finish on your platform`}>
        {leftovers.map((leftover) => (
          <li key={leftover.id}>
            <label className={styles.leftover}>
              <input
                type="checkbox"
                className={ticks.tick}
                checked={isDone(leftover)}
                disabled={leftover.isThere === true || leftover.isOnlySeen}
                onChange={({ target }) => onTick(leftover.id, target.checked)}
              />
              <span className="stack grow">
                <span className="strong breaks">{leftover.title}</span>
                <span className="small quiet breaks">{leftover.text}</span>
              </span>
              <span className="small quiet">{stateOf(leftover)}</span>
            </label>
          </li>
        ))}
      </ul>
      <p className={styles.buttons}>
        <Button variant="default" onClick={onCheck}>
          {t`Check again`}
        </Button>
        <CopyButton value={ids.join('\n')} what={t`both IDs`} />
        <span className="secondary">
          {open === 0
            ? t`All done.`
            : plural(open, {
                one: '1 thing is open',
                other: `${formatNumber(open)} things are open`,
              })}
        </span>
      </p>
    </>
  )
}

function stateOf({ isThere }: Leftover): string {
  if (isThere === undefined) return t`Tick it yourself`
  return isThere ? t`Seen` : t`Not there yet`
}
