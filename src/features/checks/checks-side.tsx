import { Link } from '@tanstack/react-router'
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon } from '#components/controls/icons.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import type { ChecksView } from '#model/reading/checks/choose.ts'
import { type CheckId, checkKinds } from '#model/reading/checks/kinds.ts'
import { UNDELIVERED } from '#model/reading/links/links.ts'
import { useSharedLimits } from '#model/reading/checks/kept.ts'
import { setLateAfter, setLowStock, useLateAfter } from '#model/reading/checks/chosen.ts'
import styles from './checks-view.module.css'
import { readWholeNumber } from '#base/numbers/number-text.ts'
import { TypedNumber } from '#components/form/typed-number.tsx'
import type { Checks, CheckState } from './use-checks.ts'

type ChecksSideProps = {
  storeId: string
  checks: Checks
  /** What is shown of the catalogue, or the check of orders that is shown instead. */
  shown: { view: ChecksView | undefined; check: CheckId | undefined } | string
  /** What is found by opening orders, each with its count: “3+” while they are looked for. */
  orders: readonly { check: string; label: string; count: string | undefined }[]
}

export function ChecksSide({ storeId, checks, shown, orders }: ChecksSideProps) {
  const { view, check } = typeof shown === 'string' ? {} : shown
  const lateAfter = useLateAfter(storeId)
  const { lowStock: shared } = useSharedLimits(storeId)
  const { counts, state, stateOf, lowStock, concealed } = checks
  const [showsAll, setShowsAll] = useState(false)
  const isEmpty = (id: CheckId) => stateOf(id) === 'made' && !counts.byCheck.get(id) && check !== id
  /** Nothing alarms that nobody could check. */
  const isKnown = (id: CheckId) => stateOf(id) === 'made' || Boolean(counts.byCheck.get(id))
  /** What the pointer is over stays there, so nothing folds once somebody has chosen. */
  const isReading = checkKinds.some(({ id }) => stateOf(id) === 'reading')
  const keepPlaces = () => isReading && setShowsAll(true)
  const empty = checkKinds.filter(({ id }) => isEmpty(id)).length
  const linksOf = (mild: boolean) =>
    checkKinds
      .filter((kind) => (kind.isMild ?? false) === mild && (showsAll || !isEmpty(kind.id)))
      .map(({ id, label, as }) => (
        <SideLink
          key={id}
          storeId={storeId}
          search={{ check: id }}
          isCurrent={check === id}
          among={empty}
          onChoose={keepPlaces}
        >
          <StatusGlyph {...as} tone={isKnown(id) ? as.tone : 'neutral'} />
          <span>{label}</span>
          <Count state={stateOf(id)} count={counts.byCheck.get(id) ?? 0} isOne />
        </SideLink>
      ))
  const mild = linksOf(true)
  return (
    <nav className={styles.side} aria-label={t`To fix`}>
      <div className={styles.column}>
        <div className={styles.list}>
          <h2 className={styles.title}>{t`Orders`}</h2>
          {orders.map(({ check: id, label, count }) => (
            <SideLink
              key={id}
              storeId={storeId}
              search={{ check: id }}
              isCurrent={shown === id}
              among={empty}
              onChoose={keepPlaces}
            >
              <StatusGlyph
                glyph="triangle"
                tone={/[1-9]/.test(count ?? '') ? 'danger' : 'neutral'}
              />
              <span>{label}</span>
              {count === undefined ? (
                <NotChecked isOne />
              ) : (
                <span className="small quiet nowrap at-end regular">{count}</span>
              )}
            </SideLink>
          ))}
          <h2 className={styles.title}>{t`Needs a look`}</h2>
          <SideLink
            storeId={storeId}
            search={{ show: 'look' }}
            isCurrent={!check && view === 'look'}
            among={empty}
            onChoose={keepPlaces}
          >
            <Icon name="checks" size={15} />
            <span>{t`All`}</span>
            <Count state={state} count={counts.look} />
          </SideLink>
          {linksOf(false)}
          {mild.length > 0 && <h2 className={styles.title}>{t`Probably fine`}</h2>}
          {mild}
          {empty > 0 && (
            <button
              type="button"
              className={styles.fold}
              aria-expanded={showsAll}
              onClick={() => setShowsAll(!showsAll)}
            >
              <Icon name={showsAll ? 'chevron-up' : 'chevron-down'} size={15} />
              <span>
                {plural(empty, { one: 'Nothing in 1 more', other: `Nothing in ${empty} more` })}
              </span>
            </button>
          )}
          {(concealed.length > 0 || view === 'hidden') && (
            <SideLink
              storeId={storeId}
              search={{ show: 'hidden' }}
              isCurrent={view === 'hidden'}
              among={empty}
              onChoose={keepPlaces}
            >
              <Icon name="eye-off" size={15} />
              <span>
                {plural(concealed.length, {
                  one: '1 hidden',
                  other: `${formatNumber(concealed.length)} hidden`,
                })}
              </span>
            </SideLink>
          )}
        </div>
        {check === 'low' && (
          <div className={styles.settings}>
            <h2 className={styles.title}>{t`Low stock`}</h2>
            <div className={styles.setting}>
              {shared === undefined ? (
                <CountField
                  label={t`At or below`}
                  value={lowStock}
                  onChange={(value) => setLowStock(storeId, value)}
                />
              ) : (
                <p className="row apart near">
                  {t`At or below`}
                  <span>{t`${formatNumber(shared)}, shared`}</span>
                </p>
              )}
              {shared !== undefined && (
                <p className={styles.hint}>{t`Your team’s file sets it for everybody.`}</p>
              )}
              <p className={styles.hint}>{t`Some variants never run out. Hide those.`}</p>
            </div>
          </div>
        )}
        {shown === UNDELIVERED && (
          <div className={styles.settings}>
            <div className={styles.setting}>
              <CountField
                label={t`Late after, in minutes`}
                value={lateAfter / 60_000}
                onChange={(value) => setLateAfter(storeId, value)}
              />
            </div>
          </div>
        )}
      </div>
    </nav>
  )
}

/** What stays free beside a chip, in pixels. */
const EDGE = 16

type SideLinkProps = {
  storeId: string
  search: Record<string, string>
  isCurrent: boolean
  /** Another number when links before it come or go. */
  among?: number
  onChoose: () => void
  children: ReactNode
}

function SideLink(props: SideLinkProps) {
  const { storeId, search, isCurrent, among, onChoose, children } = props
  const link = useRef<HTMLAnchorElement>(null)
  useLayoutEffect(
    function showChosenChip() {
      const bar = link.current?.parentElement
      if (!isCurrent || among === undefined || !bar || bar.scrollWidth <= bar.clientWidth) return
      const [outer, inner] = [bar, link.current!].map((part) => part.getBoundingClientRect())
      // No further than it must: what stands first, and may be late, stays in sight.
      const [before, behind] = [
        inner!.left - EDGE - outer!.left,
        inner!.right + EDGE - outer!.right,
      ]
      bar.scrollLeft += before < 0 ? before : Math.max(0, behind)
    },
    [isCurrent, among],
  )
  return (
    <Link
      ref={link}
      to="/stores/$storeId/to-fix"
      params={{ storeId }}
      search={({ sort }: { sort?: string }) => ({ sort, ...search })}
      className={styles.link}
      onClick={onChoose}
      aria-current={isCurrent ? 'true' : undefined}
      activeProps={{ className: '' }}
      activeOptions={{ exact: true, includeSearch: true }}
    >
      {children}
    </Link>
  )
}

/** Of one kind a dash says enough, and leaves its name the room. */
const NotChecked = ({ isOne }: { isOne?: boolean }) => (
  <span className="small quiet nowrap at-end regular">
    {isOne && <span aria-hidden>—</span>}
    <span className={isOne ? 'sr-only' : undefined}>{t`Not checked`}</span>
  </span>
)

function Count({ state, count, isOne }: { state: CheckState; count: number; isOne?: boolean }) {
  if (state === 'not made') return <NotChecked isOne={isOne} />
  return (
    <span className="small quiet nowrap at-end regular">
      {state === 'made' ? formatNumber(count) : '…'}
    </span>
  )
}

const MOST = 1_000_000

type CountFieldProps = { label: string; value: number; onChange: (value: number) => void }

const CountField = (props: CountFieldProps) => (
  <TypedNumber {...props} inputMode="numeric" read={readCount} />
)

function readCount(text: string): number | undefined {
  const number = readWholeNumber(text)
  return number !== undefined && number >= 0 && number <= MOST ? number : undefined
}
