import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { allProductsQuery } from '#api/products.ts'
import type { ProductReference } from '#api/schemas/products.ts'
import { sentences } from '#base/language/sentences.ts'
import { labels, plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ReadProblem } from '#features/shared/read-problem.tsx'
import { Skeleton } from '#components/page/skeleton.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { countedRows } from '#model/reading/lists/counted.ts'
import { type CustomerOrders, useCustomerOrders } from '#model/hooks/use-customer-orders.ts'
import {
  type Addressees,
  boughtNever,
  boughtVariant,
  lapsed,
  replacedVariants,
} from '#model/reading/figures/whom-to-write.ts'
import { noteRun } from '#model/reading/memory/tool-runs.ts'
import { type Letter, whomToWriteLink } from '#model/reading/links/links.ts'
import { AddresseesTable } from './addressees-table.tsx'
import { CopyEmails } from './copy-emails.tsx'
import { CustomersRead, ReadFirst, isAwaited } from './customers-read.tsx'
import styles from './searches.module.css'

type Asked = { write: string; had?: string; not?: string }

type WhomToWriteProps = { storeId: string; asked: Asked; onAsk: (asked: Asked) => void }

const letters: Record<Letter, string> = {
  never: t`Never bought`,
  lapsed: t`Stayed away`,
  replaced: t`Replaced variant`,
}

/** Emails to copy into one's own program: Counter sends nothing to anybody. */
export function WhomToWrite({ storeId, asked, onAsk }: WhomToWriteProps) {
  const letter = asked.write in letters ? (asked.write as Letter) : 'never'
  const customers = useCustomerOrders(storeId, whomToWriteLink(letter))
  const products = useQuery({ ...allProductsQuery(storeId), staleTime: 300_000 })
  return (
    <>
      <PageHeader parent={{ to: '/tools', label: t`Tools` }} title={t`Whom to write to`} />
      <p className={styles.foot}>
        {t`Emails to copy. Counter sends nothing. Whether you may write to them is yours to know.`}
      </p>
      <ViewTabs
        label={t`Whom to write to`}
        tabs={Object.entries(letters).map(([name, label]) => ({
          label,
          search: { write: name, had: undefined, not: undefined },
          current: name === letter,
        }))}
      />
      {products.error && letter !== 'lapsed' && (
        <ReadProblem inline query={products} title={t`Products didn’t load`} />
      )}
      {customers.isOnRequest ? (
        <ReadFirst customers={customers} />
      ) : (
        <>
          <CustomersRead customers={customers} isPlain />
          <Choice
            key={letter}
            {...{ storeId, letter, asked, onAsk, customers }}
            products={products.data ?? NONE}
          />
        </>
      )}
    </>
  )
}

const NONE: readonly ProductReference[] = []
const DAYS = ['30', '60', '90', '180', '365']

type ChoiceProps = WhomToWriteProps & {
  letter: Letter
  customers: CustomerOrders
  products: readonly ProductReference[]
}

function Choice({ storeId, letter, asked, onAsk, customers, products }: ChoiceProps) {
  const { orders, now } = customers
  const goods = products.map(({ id, name }) => ({
    value: id,
    label: name || labels.unnamedProduct,
  }))
  const replaced = useMemo(
    () => (letter === 'replaced' ? replacedVariants(orders, products) : []),
    [letter, orders, products],
  )
  const variants = replaced.map(({ id, name, product, orders: count }) => ({
    value: id,
    label: t`${product.slice(0, 120)}, ${name.slice(0, 120) || id.slice(0, 8)} (${formatNumber(count)})`,
  }))
  const choices = { never: goods, replaced: variants, lapsed: DAYS.map(daysChoice) }[letter]
  const [first, second] = choices
  const usual = letter === 'lapsed' ? '60' : first?.value
  const had = choices.find(({ value }) => value === asked.had)?.value ?? usual
  const not =
    goods.find(({ value }) => value === asked.not && value !== had)?.value ??
    (had === first?.value ? second?.value : first?.value)
  // The days move on at midnight, and not with each tick of the clock.
  const day = Math.floor(now / 3_600_000)
  const found = useMemo((): Addressees | undefined => {
    if (letter === 'lapsed') return lapsed(orders, Number(had), now)
    if (letter === 'replaced') return had === undefined ? undefined : boughtVariant(orders, had)
    return had === undefined || not === undefined ? undefined : boughtNever(orders, had, not)
    // oxlint-disable-next-line react/exhaustive-deps -- `day` stands for `now`
  }, [letter, orders, had, not, day])
  const ask = (search: Partial<Asked>) => onAsk({ write: letter, had, not: asked.not, ...search })
  return (
    <>
      {had !== undefined && (
        <div className={`${styles.form} ${styles.atPage}`}>
          <Picker
            label={pickWords[letter]}
            value={had}
            choices={choices}
            onChange={(chosen) => ask({ had: chosen })}
          />
          {letter === 'never' && not !== undefined && (
            <Picker
              label={t`Never bought`}
              value={not}
              choices={goods.filter(({ value }) => value !== had)}
              onChange={(chosen) => ask({ not: chosen })}
            />
          )}
        </div>
      )}
      {found ? (
        <Found
          found={found}
          storeId={storeId}
          isPartial={isPartialOf(customers)}
          isBusy={isAwaited(customers)}
        />
      ) : (
        !customers.isReading && (
          <EmptyState
            title={
              letter === 'replaced'
                ? t`Nobody bought a variant that its product no longer has`
                : t`Two products are needed`
            }
          />
        )
      )}
    </>
  )
}

const pickWords: Record<Letter, string> = {
  never: t`Bought`,
  lapsed: t`Nothing bought for`,
  replaced: t`Bought the replaced variant`,
}

function daysChoice(value: string) {
  const count = Number(value)
  return { value, label: plural(count, { one: '1 day', other: `${count} days` }) }
}

const isPartialOf = ({ isPartial, isLooking }: CustomerOrders) => isPartial || isLooking

type PickerProps = {
  label: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

function Picker({ label, value, choices, onChange }: PickerProps) {
  return (
    <span className="row near">
      <span className="quiet">{label}</span>
      <ChoiceMenu {...{ label, value, choices, onChange }}>
        <bdi className={styles.choice}>
          {choices.find((choice) => choice.value === value)?.label.slice(0, 120)}
        </bdi>
      </ChoiceMenu>
    </span>
  )
}

type FoundProps = { found: Addressees; storeId: string; isPartial: boolean; isBusy: boolean }

function Found({ found, storeId, isPartial, isBusy }: FoundProps) {
  const [isLine, setIsLine] = useState(false)
  const { customers, withoutEmail, unwritable } = found
  const notes = [
    withoutEmail > 0 &&
      plural(withoutEmail, {
        one: '1 order has no email.',
        other: `${formatNumber(withoutEmail)} orders have no email.`,
      }),
    unwritable > 0 &&
      plural(unwritable, {
        one: '1 email is none, and left out.',
        other: `${formatNumber(unwritable)} emails are none, and left out.`,
      }),
    t`Refunded and disputed orders don’t count as bought.`,
  ]
  return (
    <div>
      <div className={`${styles.tools} ${styles.atPage}`}>
        <span className="strong">
          {isBusy ? <Skeleton width={110} /> : foundWords(customers.length, isPartial)}
        </span>
        <ChoiceMenu
          label={t`Copy as`}
          value={isLine ? 'commas' : 'lines'}
          choices={[
            { value: 'lines', label: t`One to a line` },
            { value: 'commas', label: t`Between commas` },
          ]}
          onChange={(chosen) => setIsLine(chosen === 'commas')}
        >
          {isLine ? t`Between commas` : t`One to a line`}
        </ChoiceMenu>
        {!isBusy && (
          <CopyEmails
            key={isLine ? 'commas' : 'lines'}
            emails={customers.map(({ email }) => email)}
            between={isLine ? ', ' : '\n'}
            onCopy={() => noteRun(storeId, 'letters')}
          />
        )}
      </div>
      <AddresseesTable storeId={storeId} customers={isBusy ? undefined : customers} />
      <p className={styles.foot}>{sentences(notes)}</p>
    </div>
  )
}

function foundWords(count: number, isPartial: boolean): string {
  const words = countedRows('customers', count)
  return isPartial ? t`${words}, so far` : words
}
