// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Checkbox, SegmentedControl, Textarea } from '@mantine/core'
import type { LinkProps } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useDraft } from '#base/drafts/use-draft.ts'
import { sentences } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { presentTime, useNow } from '#base/time/now.ts'
import { usePreferences, useTimeZone } from '#base/storage/preferences.ts'
import { downloadText } from '#base/browser/save-file.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { Button } from '#components/controls/button.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Mantine } from '#components/controls/mantine.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { SheetLanguage } from '#components/overlays/sheet-language.tsx'
import { Note } from '#components/page/note.tsx'
import paperStyles from '#components/page/paper.css?inline'
import { parseMoment } from '#base/time/moment.ts'
import { formatMoney } from '#base/numbers/money-format.ts'
import { momentText } from '#base/time/time-format.ts'
import { zoneName } from '#base/time/time-zone.ts'
import type { PackWords } from '#model/records/disputes/pack-customer.ts'
import { PageHeader } from '#components/page/page-header.tsx'
import { Trans } from '#components/text/trans.tsx'
import { marksBody } from '#components/values/marks.ts'
import { someCustomer } from '#components/values/customer-word.ts'
import { isDisputed } from '#model/records/orders/order-tone.ts'
import {
  type Evidence,
  hasContent,
  packSections,
  usualEvidence,
} from '#model/records/disputes/pack.ts'
import '#components/controls/forced-colors.css'
import styles from './dispute-view.module.css'
import { Paper, type PaperSize } from './paper.tsx'

type DisputeViewProps = {
  evidence: Evidence
  /** The merchant's own words are kept under this name. */
  draftName: string
  storeName: string
  storeAddress: string | undefined
  storeCurrency: string | undefined
  parent: LinkProps & { label: string }
  /** The pack is saved or printed. */
  onTake: () => void
}

const LONGEST_WORDS = 4_000
const marksActionBar = marksBody('data-has-action-bar')
const format = 'HTML'

export function DisputeView(props: DisputeViewProps) {
  const { evidence, draftName, storeName, storeAddress, storeCurrency, parent, onTake } = props
  const { order } = evidence.detail
  const { draft, words, setWords } = useOwnWords(draftName)
  const pack = usePackWords(storeCurrency)
  const now = useNow()
  const sections = packSections(evidence, pack)
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const [size, setSize] = useState<PaperSize>('a4')
  const isPhone = useIsPhone()
  const paper = useRef<HTMLElement>(null)
  const { privacy } = usePreferences()
  const [isAsked, setIsAsked] = useState(false)
  // The next time privacy mode is on, it asks again.
  if (!privacy && isAsked) setIsAsked(false)
  const isTicked = (section: (typeof sections)[number]) =>
    hasContent(section) && (changed[section.id] ?? section.isUsual)
  const { chargeback, customer, gateway, currencyCode } = order
  const reason = chargeback?.reason && sentenceCase(chargeback.reason)
  const without =
    chargeback || isDisputed(order)
      ? t`Your platform gives no reason.`
      : t`This order isn’t disputed.`
  const payer = customer?.emailAddress ?? someCustomer()
  const [paidAt, openedAt] = [pack.time(order.dateCreated), pack.time(chargeback?.dateCreated)]
  const lead = [
    gateway
      ? t`Paid by ${payer} with ${sentenceCase(gateway)}, ${paidAt}.`
      : t`Paid by ${payer}, ${paidAt}.`,
    chargeback &&
      (reason
        ? t`Chargeback opened ${openedAt}, reason “${reason}”.`
        : t`Chargeback opened ${openedAt}, without a reason.`),
  ]
  const actions = (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name="download" size={15} />}
        onClick={() => {
          if (paper.current) void saveFile(paper.current, order.id)
          onTake()
        }}
      >
        {isPhone ? t`Save as ${format}` : t`Save as one HTML file`}
      </Button>
      <Button
        size="xs"
        leftSection={<Icon name="printer" size={15} />}
        onClick={() => {
          print()
          onTake()
        }}
      >
        {t`Print or save as PDF`}
      </Button>
    </>
  )
  if (privacy && !isAsked) {
    return (
      <>
        <PageHeader title={t`Dispute pack`} parent={parent} />
        <EmptyState
          icon="eye-off"
          title={t`Privacy mode is on`}
          text={t`A dispute pack shows who the customer is, where they live, what they wrote and what was paid.`}
          action={<Button onClick={() => setIsAsked(true)}>{t`Show the pack`}</Button>}
        />
      </>
    )
  }
  return (
    <Mantine>
      <PageHeader title={t`Dispute pack`} parent={parent} actions={!isPhone && actions} />
      <div className={styles.columns}>
        <div className={styles.choices}>
          <h2 className="title">{t`What goes in`}</h2>
          <p className="quiet">
            <Trans>
              {reason ? t`The reason is “${reason}”.` : without}{' '}
              {usualEvidence(chargeback?.reason).speaksTo} Each line says what it would show.
            </Trans>
          </p>
          <ul className={styles.list}>
            {sections.map((section) => (
              <li key={section.id}>
                <Checkbox
                  label={section.title}
                  description={section.summary}
                  disabled={!hasContent(section)}
                  checked={isTicked(section)}
                  onChange={(event) =>
                    setChanged({ ...changed, [section.id]: event.currentTarget.checked })
                  }
                />
              </li>
            ))}
          </ul>
          {(evidence.isSpelled?.reviews || evidence.isSpelled?.orders) && (
            <p className="quiet small">
              {t`Searched: reviews and orders with exactly this email.`}
            </p>
          )}
          <Textarea
            label={t`In your words`}
            placeholder={t`Explain what happened`}
            description={draft.isSaved ? t`Kept in this browser` : t`Optional`}
            autosize
            minRows={3}
            maxRows={12}
            maxLength={LONGEST_WORDS}
            value={words}
            onChange={(event) => setWords(event.currentTarget.value)}
          />
          <Note icon="lock">{t`Always left out: whole keys, tokens, and notes about blocking.`}</Note>
        </div>
        <div className={styles.preview}>
          <div className="row spaced wraps">
            <SegmentedControl
              aria-label={t`Paper`}
              value={size}
              onChange={setSize}
              data={[
                { value: 'a4', label: 'A4' },
                { value: 'letter', label: t`Letter` },
              ]}
            />
            <SheetLanguage />
          </div>
          <div className={styles.sheet}>
            <Paper
              ref={paper}
              orderId={order.id}
              storeName={storeName}
              storeAddress={storeAddress}
              amount={pack.money(order.amountPaid ?? order.amount, currencyCode)}
              lead={sentences(lead)}
              words={words}
              sections={sections.filter(isTicked)}
              foot={t`Made with Counter on ${pack.time(new Date(now).toISOString())} from the store’s records. Times are ${pack.zone}.`}
              size={size}
            />
          </div>
        </div>
      </div>
      {isPhone && (
        <footer ref={marksActionBar} className={styles.bar} data-action-bar>
          {actions}
        </footer>
      )}
    </Mantine>
  )
}

function useOwnWords(draftName: string) {
  const draft = useDraft(draftName)
  const stored = draft.stored?.value
  const [words, setText] = useState(typeof stored === 'string' ? stored : '')

  function setWords(text: string) {
    setText(text)
    if (text.trim()) draft.keep(text)
    else draft.forget()
  }
  return { draft, words, setWords }
}

/** The page on screen, with its styles: text stays text, since the page has escaped it. */
async function saveFile(paper: HTMLElement, orderId: string) {
  // An id is the platform's text, too.
  const id = orderId.replaceAll(/[^\w-]/g, '')
  const title = t`Evidence for order ${id}`
  const { lang, dir } = document.documentElement
  const head = `<meta charset="utf-8"><title>${title}</title><style>${paperStyles}</style>`
  const file = `<!doctype html><html lang="${lang}" dir="${dir}"><head>${head}</head><body>${paper.outerHTML}</body></html>`
  await downloadText(`dispute-${id.slice(0, 8)}.html`, 'text/html', file)
}

/** Amounts and times as the merchant reads them, with the zone beside each time. */
function usePackWords(storeCurrency: string | undefined): PackWords & { zone: string } {
  const zone = useTimeZone()
  const { moneyUnit } = usePreferences()
  return {
    zone,
    money: (amount, currencyCode) =>
      formatMoney(amount, currencyCode || storeCurrency, { unit: moneyUnit })?.text ?? t`not known`,
    time(value) {
      const moment = parseMoment(value)
      if (!moment) return t`at an unknown time`
      const text = momentText(moment, 'absolute', zone, presentTime())
      return moment.kind === 'instant' ? `${text} ${zoneName(moment.instant, zone)}` : text
    },
  }
}
