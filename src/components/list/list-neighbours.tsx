import { Link, type LinkProps, useRouter } from '@tanstack/react-router'
import { useRef } from 'react'
import { useArrival } from '#base/browser/use-arrival.ts'
import { sparesData } from '#base/browser/spares-data.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { forgetWish, takeWish, wishFor } from '#base/browser/wish.ts'
import { betweenSentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { Trans } from '#components/text/trans.tsx'
import styles from './list-neighbours.module.css'
import { marksBody } from '#components/values/marks.ts'
import { TextButton } from '#components/controls/text-button.tsx'

type Place = {
  /** Counted from 1; 0 if the record is not in the list now; undefined until it is known. */
  place: number | undefined
  count: number | undefined
  page: number
  pages: number | undefined
  /** A neighbour may stand on a page that is still being read. */
  isComing?: boolean
  /** Set once the list has moved under the walk. */
  readAgain?: () => void
}

type ListNeighboursProps = {
  /** Undefined at the ends of the list. */
  previous: LinkProps | undefined
  next: LinkProps | undefined
  place?: Place
  /** Shown with the links; by default [ and ], which always lead there. */
  keys?: { previous: string; next: string }
  readsAhead?: boolean
}

const marksPlace = marksBody('data-has-place')

const BRACKETS = { previous: '[', next: ']' }

export function ListNeighbours(props: ListNeighboursProps) {
  const { previous, next, place, keys = BRACKETS, readsAhead = true } = props
  useNeighbourKeys({ '[': previous, ']': next }, place)
  useReadAhead(readsAhead ? next : undefined)
  return (
    <nav
      ref={place && marksPlace}
      className={classNames(styles.neighbours, place && styles.placed)}
      aria-label={t`Neighbours in the list`}
    >
      {place?.readAgain && (
        <output className={styles.place}>
          {t`The list has changed.`}
          {betweenSentences}
          <TextButton onClick={place.readAgain}>{t`Read it again`}</TextButton>
        </output>
      )}
      {place && <PlaceWords {...place} />}
      <span className={styles.steps}>
        <Neighbour
          label={t`Previous (${keys.previous})`}
          icon="chevron-up"
          shortcut={keys.previous}
          link={previous}
        />
        <Neighbour
          label={t`Next (${keys.next})`}
          icon="chevron-down"
          shortcut={keys.next}
          link={next}
        />
      </span>
    </nav>
  )
}

/** "12 of 350"; without an exact count "12, page 1 of 7". */
function PlaceWords({ place, count, page, pages }: Place) {
  if (place === undefined) return null
  if (place === 0) return <span className={styles.place}>{t`Not in this list now`}</span>
  const position = <b>{place === count && count > 1 ? t`Last` : formatNumber(place)}</b>
  const found = <b>{formatNumber(Math.max(count ?? 0, place))}</b>
  return (
    <span className={styles.place}>
      {count !== undefined ? (
        <Trans>
          {position} of {found}
        </Trans>
      ) : pages !== undefined && page <= pages ? (
        <Trans>
          {position}, page {formatNumber(page)} of {formatNumber(pages)}
        </Trans>
      ) : (
        position
      )}
    </span>
  )
}

type NeighbourProps = {
  label: string
  icon: IconName
  shortcut: string
  link: LinkProps | undefined
}

function Neighbour({ label, icon, shortcut, link }: NeighbourProps) {
  return (
    <Link {...link} disabled={!link} className={styles.neighbour} aria-label={label} title={label}>
      <Icon name={icon} size={15} />
      <kbd aria-hidden>{shortcut}</kbd>
    </Link>
  )
}

type Ways = Readonly<Record<string, LinkProps | undefined>>

/** Brackets lead on; pressed before it is known where to, they do once it is. */
function useNeighbourKeys(ways: Ways, place: Place | undefined) {
  const router = useRouter()
  useKeyDown((event) => {
    const key = letterKey(event) ?? ''
    const link = ways[key]
    if (event.defaultPrevented) return
    if (link) {
      event.preventDefault()
      forgetWish()
      void router.navigate(link)
    } else if (place?.isComing && key in ways) wishFor(key)
  })
  useArrival(ways, () => {
    for (const [key, link] of Object.entries(ways)) {
      if (link && takeWish(key)) void router.navigate(link)
    }
    if (place && !place.isComing) forgetWish()
  })
}

/** Most walks go forward, so the next record is read before it is asked for. */
function useReadAhead(next: LinkProps | undefined) {
  const router = useRouter()
  const read = useRef<string>(undefined)
  useArrival(next, (ahead) => {
    const { href } = router.buildLocation(ahead)
    if (href === read.current || sparesData()) return
    read.current = href
    // A page that fails to load ahead shows its error when it opens.
    void router.preloadRoute(ahead).catch(() => {})
  })
}
