import { capitalised } from '#base/language/formats.ts'
import { sentence } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { durationText } from '#base/time/duration-text.ts'
import { Button } from '#components/controls/button.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Icon } from '#components/controls/icons.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { ViewTabs } from '#components/list/view-tabs.tsx'
import { ChoiceMenu } from '#components/overlays/choice-menu.tsx'
import { SheetLanguage } from '#components/overlays/sheet-language.tsx'
import { Note } from '#components/page/note.tsx'
import { Picture } from '#components/page/picture.tsx'
import { PageHeader } from '#components/page/page-header.tsx'
import { Disclosure } from '#components/text/disclosure.tsx'
import { Trans } from '#components/text/trans.tsx'
import { countText, ordersRead } from '#model/doing/jobs/running-words.ts'
import { DETAIL_PACE } from '#model/reading/walk/pages.ts'
import styles from './month-end.module.css'
import { MonthPaper, DaysTable, MonthTable } from './month-table.tsx'
import { MonthSide } from './month-side.tsx'
import { SearchProgress } from './search-progress.tsx'
import type { MonthEndState } from './use-month-end.ts'
import { countedRows } from '#model/reading/lists/counted.ts'

type MonthEndProps = {
  month: MonthEndState
  currency: string | undefined
  storeName: string | undefined
  /** How many orders the month has, and how many older ones are opened too; undefined until known. */
  count: number | undefined
  older: number | undefined
  onMonth: (month: string) => void
}

/** What an accountant asks for: only the orders’ own records tell fees, tax and refunds. */
export function MonthEnd({ month, currency, storeName, count, older, onMonth }: MonthEndProps) {
  const { choices, value, label, name, search, isReading, sheets, chosen } = month
  const shown = sheets.find((sheet) => sheet.currency === currency) ?? sheets[0]
  const isPhone = useIsPhone()
  const choice = (
    <>
      <ChoiceMenu
        label={t`Month`}
        value={value}
        choices={choices}
        disabled={isReading}
        onChange={onMonth}
      >
        {isPhone ? month.shortLabel : label}
      </ChoiceMenu>
      {!isReading && <SheetLanguage />}
    </>
  )
  const saving = sheets.length > 0 && (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name="printer" size={15} />}
        onClick={() => print()}
      >
        {t`Print`}
      </Button>
      <Button
        variant="filled"
        size="xs"
        leftSection={<Icon name="download" size={15} />}
        disabled={chosen.length === 0 || isReading}
        onClick={month.save}
      >
        {saveWords(chosen.length)}
      </Button>
    </>
  )
  return (
    <>
      <PageHeader
        parent={{ to: '/tools', label: t`Tools` }}
        title={t`Month’s end`}
        beside={!isPhone && choice}
        actions={!isPhone && saving}
      />
      {isPhone && (
        <div className={styles.phoneBar}>
          {choice}
          {saving}
        </div>
      )}
      {search ? (
        <div className={styles.inset}>
          <SearchProgress search={search}>
            {/* While it is read, the line below counts. */}
            {(!search.isListed || search.phase === 'done') && (
              <span className="secondary">{readWords(month, count)}</span>
            )}
          </SearchProgress>
        </div>
      ) : (
        <EmptyState
          picture={<Picture name="month" />}
          title={t`What ${label} came to`}
          text={t`Paid, refunds, chargebacks, fees, and tax by country, one file per currency. ${costWords(count, older)}`}
          action={
            <Button variant="filled" onClick={month.start}>
              <Trans>Read {name}</Trans>
            </Button>
          }
        />
      )}
      {search?.phase === 'done' && search.missed.length > 0 && (
        <Note
          banner
          tone="warning"
          action={{
            label: plural(search.missed.length, {
              one: 'Read it again',
              other: `Read the ${formatNumber(search.missed.length)} again`,
            }),
            onClick: month.readAgain,
          }}
        >
          <Trans>
            <b>
              {plural(search.missed.length, {
                one: '1 order didn’t load.',
                other: `${formatNumber(search.missed.length)} orders didn’t load.`,
              })}
            </b>{' '}
            They are listed in each file. Fees and tax are without them.
          </Trans>
        </Note>
      )}
      {search?.phase === 'done' && sheets.length === 0 && (
        <EmptyState icon="orders" title={t`No paid orders in ${label}`} />
      )}
      {shown && (
        <div className={styles.columns}>
          <div>
            <div className={styles.bar}>
              <ViewTabs
                label={t`Currencies`}
                tabs={sheets.map((sheet) => ({
                  label: sheet.currency,
                  search: { currency: sheet.currency },
                  current: sheet === shown,
                }))}
              />
              <span className={styles.file}>{month.fileName(shown.currency)}</span>
            </div>
            <MonthTable sheet={shown} sections={month.sectionsOf(shown)} />
            <div className={styles.inset}>
              <Disclosure summary={t`By day`}>
                <DaysTable sheet={shown} />
              </Disclosure>
            </div>
          </div>
          <MonthSide month={month} />
        </div>
      )}
      {shown && <MonthPaper month={month} storeName={storeName} />}
    </>
  )
}

const saveWords = (count: number) =>
  plural(count, { one: 'Save 1 CSV file', other: `Save ${formatNumber(count)} CSV files` })

/** The orders that files hold, of all in the month, and the older ones that were opened besides. */
function readWords(month: MonthEndState, inMonth: number | undefined): string {
  const { search, sheets, unopened } = month
  const all = search?.toOpen ?? 0
  if (all === 0) return search?.phase === 'done' ? t`Nothing to read.` : t`Reading orders…`
  if (unopened > 0) return sentence(ordersRead(all - unopened, all))
  const own = sheets.reduce((sum, { entries }) => sum + entries.length, 0)
  const name = capitalised(month.name)
  const paid = countText(own, inMonth !== undefined && inMonth >= own ? inMonth : undefined)
  const older = formatNumber(Math.max(0, all - own))
  return sentence(
    t({
      message: `${name}: ${paid} paid, ${older} older refunded orders read`,
      comment:
        'Orders: {paid} is “80” or “80 of 86”, {older} those of earlier months, refunded whenever.',
    }),
  )
}

function costWords(count: number | undefined, older: number | undefined): string {
  const pace = t`Each paid order is opened, two a second.`
  if (count === undefined || older === undefined) return pace
  if (count === 0) return t`There are no orders in it.`
  const orders = countedRows('orders', count)
  return t`${orders} by your platform’s count, about ${durationText((count + older) * DETAIL_PACE)}. ${pace}`
}
