import { Suspense, memo, useState, useSyncExternalStore } from 'react'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { PlainLink } from '#components/controls/plain-link.tsx'
import { startSearchOf, hintOf } from '#model/reading/views/hint.ts'
import { useCurrentSection, useCurrentStore } from './current-store.ts'
import { type Destination, destinationGroups, phoneDestinations } from './destinations.ts'
import styles from './navigation-list.module.css'
import { latinKey } from '#base/browser/letter-key.ts'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { t } from '#base/language/words.ts'
import { keyText } from '#base/text/key-text.ts'
import { overlay } from '#components/overlays/overlay.ts'
import { type Readable, useStore } from '#base/storage/store.ts'
import { checksCount } from '#model/reading/checks/kept.ts'
import { foundCounts } from '#model/reading/overview/found-counts.ts'
import { waitingCount } from '#model/doing/tickets/waiting-count.ts'

const AllStoresLinks = lazyPart(async () => (await import('./all-stores-links.tsx')).AllStoresLinks)

export function NavigationList() {
  const { storeId } = useCurrentStore()
  const current = useCurrentSection()
  const starts = useStartViews(storeId)
  if (!storeId) return null
  if (current === 'all-stores') {
    return (
      <Suspense>
        <AllStoresLinks />
      </Suspense>
    )
  }
  return destinationGroups.map(({ title, destinations }, index) => (
    <div key={destinations[0]?.section} className={title || !index ? undefined : styles.apart}>
      {title && <h2 className={styles.title}>{title}</h2>}
      <ul>
        {destinations.map((destination) => (
          <NavigationLink
            key={destination.section}
            destination={destination}
            storeId={storeId}
            isCurrent={destination.section === current}
            starts={starts}
          />
        ))}
      </ul>
    </div>
  ))
}

type NavigationLinkProps = {
  destination: Destination
  storeId: string
  isCurrent: boolean
  starts: string
}

/** Navigating renders only the links whose state changes. */
const NavigationLink = memo(function NavigationLink(props: NavigationLinkProps) {
  const { destination, storeId, isCurrent } = props
  const { label, icon, to } = destination
  return (
    <li>
      <PlainLink
        className={styles.link}
        to={to}
        params={{ storeId }}
        search={startSearchOf(storeId, destination.section)}
        aria-current={isCurrent ? 'page' : undefined}
        title={label}
      >
        <Icon name={icon} />
        <span className={styles.label}>{label}</span>
        <CountBadge section={destination.section} storeId={storeId} />
      </PlainLink>
    </li>
  )
})

const openSearch = () => overlay.set('search')

/** Looks like a field and opens the palette. */
export function SearchField() {
  return (
    <button
      type="button"
      className={styles.search}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={t`Search or jump to (${keyText('Ctrl K')})`}
      onClick={openSearch}
    >
      <Icon name="search" />
      <span className={`truncate ${styles.label}`}>
        {t({ message: 'Search or jump to', comment: 'There is room for 17 letters' })}
      </span>
      <kbd className={styles.key} aria-hidden>
        {keyText('Ctrl K')}
      </kbd>
    </button>
  )
}

/** Ctrl or Cmd with K opens the palette from anywhere, also from fields. */
export function useSearchKey() {
  useKeyDown((event) => {
    const isOurs = latinKey(event).toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
    if (!isOurs || event.shiftKey || event.altKey) return
    event.preventDefault()
    openSearch()
  })
}

const MoreSheet = lazyPart(async () => (await import('./more-sheet.tsx')).MoreSheet)

export function TabBar() {
  const { storeId } = useCurrentStore()
  const current = useCurrentSection()
  useStartViews(storeId)
  const [opened, setOpened] = useState(false)
  return (
    <nav className={styles.bar} aria-label={t`Main`}>
      {storeId &&
        phoneDestinations.map(({ label, icon, to, section, phone = { label, icon } }) => (
          <PlainLink
            key={section}
            className={styles.tab}
            to={to}
            params={{ storeId }}
            search={startSearchOf(storeId, section)}
            aria-current={section === current ? 'page' : undefined}
          >
            <Icon name={phone.icon} size={22} />
            {phone.label}
            <CountBadge section={section} storeId={storeId} />
          </PlainLink>
        ))}
      <button
        type="button"
        className={styles.tab}
        aria-current={!phoneDestinations.some(({ section }) => section === current) || undefined}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onClick={() => setOpened(true)}
      >
        <Icon name="menu" size={22} />
        {t`More`}
      </button>
      {opened && (
        <Suspense>
          <MoreSheet onClose={() => setOpened(false)} />
        </Suspense>
      )}
    </nav>
  )
}

function useStartViews(storeId = '') {
  const { subscribe, get } = hintOf(storeId)
  return useSyncExternalStore(subscribe, () => get().start.join())
}

const MOST = 999

type Counted = Readable<
  { storeId: string; count: number; isPartial?: boolean; isKept?: true } | undefined
>

const counts: Readonly<Record<string, { counted: Counted; isQuiet?: true }>> = {
  tickets: { counted: waitingCount },
  'to-fix': { counted: checksCount, isQuiet: true },
  reviews: { counted: foundCounts.reviews, isQuiet: true },
  webhooks: { counted: foundCounts.webhooks, isQuiet: true },
  processors: { counted: foundCounts.processors, isQuiet: true },
}

/** How much waits behind a link; the page's title or its first words say it too. */
export function CountBadge({ section, storeId }: { section: string; storeId: string }) {
  const entry = counts[section]
  return entry && <Badge {...entry} storeId={storeId} />
}

function Badge({ counted, isQuiet, storeId }: (typeof counts)[string] & { storeId: string }) {
  const known = useStore(counted)
  if (known?.storeId !== storeId || known.count === 0) return null
  const isCapped = known.count > MOST
  return (
    <span
      // Of an earlier visit, until it is read again.
      className={isQuiet || known.isPartial || known.isKept ? styles.quiet : styles.badge}
      data-count
      dir="ltr"
      aria-hidden
    >
      {isCapped ? MOST : known.count}
      {(isCapped || known.isPartial) && '+'}
    </span>
  )
}
