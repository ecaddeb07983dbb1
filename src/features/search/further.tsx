import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useStopper } from '#base/browser/use-stopper.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { Button } from '#components/controls/button.tsx'
import { toApiError } from '#api/errors.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon } from '#components/controls/icons.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { orderLink } from '#model/reading/links/order-links.ts'
import { lookThroughOrders } from '#model/reading/search/look-through.ts'
import styles from './palette.module.css'
import type { RowGroup } from './palette-rows.ts'
import type { Search } from './use-search.ts'

type FurtherProps = {
  search: Search
  isEmpty: boolean
  text: string
  storeId: string | undefined
  groups: RowGroup[]
}

/** What the results do not say: where nothing was found, what failed, what else can be tried. */
export function Further({ search, isEmpty, text, storeId, groups }: FurtherProps) {
  const { searched, misses, met, isPending } = search
  const isUnsure = groups.some(({ failure, unasked }) => failure ?? unasked)
  const recent = groups.find(({ action }) => action)?.action
  return (
    <div className={styles.further} aria-live="polite">
      {recent && <TextButton onClick={recent.onClick}>{t`Clear`}</TextButton>}
      {groups.map(
        ({ label, failure }) =>
          failure && (
            <p key={label} className="row danger gap-6 size-small">
              <Icon name="warning" size={14} />{' '}
              {failure.code ? (
                <Trans>
                  {label}: didn’t load. Code {failure.code}
                </Trans>
              ) : (
                <Trans>{label}: didn’t load.</Trans>
              )}{' '}
              <TextButton onClick={failure.retry}>{t`Try again`}</TextButton>
            </p>
          ),
      )}
      {groups.map(
        ({ label, unasked }) =>
          unasked && (
            <p key={label} className="row danger gap-6 size-small">
              <Icon name="warning" size={14} /> {unaskedWords(label)[unasked]}
            </p>
          ),
      )}
      {searched.kind === 'id' && !isPending && misses.length > 0 && (
        <p className="quiet small">
          <Trans>Not a {listed(misses)}.</Trans>
        </p>
      )}
      {searched.kind === 'ip' && (
        <p className="quiet small">
          {t`The latest address of each customer is matched. Shared lines are common. Orders can’t be searched by IP.`}
        </p>
      )}
      {searched.kind === 'address' && (
        <p className="quiet small">
          <Trans>Read from the address: slug “{searched.slug}”.</Trans>
        </p>
      )}
      {isEmpty && searched.kind !== 'id' && (
        <p className="stack near at-top">
          <span className="strong">
            {isUnsure
              ? t`Not every place could be asked for “${text.trim()}”`
              : t`Nothing found for “${text.trim()}”`}
          </span>
          {met && <span className="quiet small">{lookedWords(met.looked)}</span>}
        </p>
      )}
      {searched.kind === 'short-id' && storeId && (
        <LookThrough key={searched.text} storeId={storeId} text={searched.text} />
      )}
    </div>
  )
}

/** Reads all orders for a short id, because the platform cannot search for one. */
function LookThrough({ storeId, text }: { storeId: string; text: string }) {
  const router = useRouter()
  const { begin, stop } = useStopper()
  const [state, setState] = useState<string>()
  const [isReading, setIsReading] = useState(false)

  async function look() {
    const signal = begin()
    setIsReading(true)
    try {
      for await (const step of lookThroughOrders(storeId, text, signal)) {
        setState(
          plural(step.read, {
            one: `Read 1 order, page ${step.page} of ${step.pages ?? '?'}`,
            other: `Read ${formatNumber(step.read)} orders, page ${step.page} of ${step.pages ?? '?'}`,
          }),
        )
        if (step.found) {
          overlay.set(undefined)
          void router.navigate(orderLink(storeId, step.found.id))
        } else if (step.isOver)
          setState(
            plural(step.read, {
              one: `The only order doesn’t start with ${text}.`,
              other: `None of ${formatNumber(step.read)} orders starts with ${text}.`,
            }),
          )
      }
    } catch (error) {
      if (!signal.aborted) setState(toApiError(error, 'listOrders').message)
    }
    setIsReading(false)
  }

  return (
    <p className="stack near at-top">
      {isReading ? (
        <Button variant="default" size="xs" onClick={stop}>
          {t`Stop`}
        </Button>
      ) : (
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="search" size={14} />}
          onClick={() => void look()}
        >
          <Trans>Look through all orders for {text}</Trans>
        </Button>
      )}
      {state && <span className="quiet small">{state}</span>}
    </p>
  )
}

const unaskedWords = (label: string) => ({
  refused: t`${label}: your platform refused this search.`,
  'too-short': t`${label}: your platform refuses so few letters, so it wasn’t asked.`,
  ignored: t`${label}: your platform doesn’t search by this.`,
})

/** What an ID is looked for as. */
const nouns: Record<string, string> = {
  order: t({ message: 'order', context: 'of an ID' }),
  customer: t({ message: 'customer', context: 'of an ID' }),
  product: t({ message: 'product', context: 'of an ID' }),
  category: t({ message: 'category', context: 'of an ID' }),
  coupon: t({ message: 'coupon', context: 'of an ID' }),
  variant: t({ message: 'variant', context: 'of an ID' }),
}

function listed(misses: readonly string[]): string {
  const words = misses.map((noun) => nouns[noun])
  const [last = '', before] = [words.at(-1), commaList(words.slice(0, -1))]
  return before ? t`${before} or ${last}` : last
}

type Looked = NonNullable<Search['met']>['looked']

function lookedWords({ orders, customers, tickets, products }: Looked): string {
  return t`Also looked among ${plural(orders, { one: '1 order', other: `${orders} orders` })}, ${plural(customers, { one: '1 customer', other: `${customers} customers` })}, ${plural(tickets, { one: '1 ticket', other: `${tickets} tickets` })} and ${plural(products, { one: '1 product', other: `${products} products` })} seen here.`
}
