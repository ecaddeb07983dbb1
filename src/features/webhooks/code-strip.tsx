import { Link, type LinkProps } from '@tanstack/react-router'
import { type PointerEvent, useId, useRef, useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { compareNames } from '#base/language/formats.ts'
import { commaList } from '#base/language/lists.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { parseMoment } from '#base/time/moment.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { momentText } from '#base/time/time-format.ts'
import { TextButton } from '#components/controls/text-button.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { isDelivered } from '#model/records/webhooks/deliveries.ts'
import { type Chosen, barsOf, chosenBy, isIn } from '#model/records/webhooks/strip.ts'
import { kindOf } from './code-marks.tsx'
import { codeText, failedOf, failedText } from './delivery-values.tsx'
import styles from './code-strip.module.css'

type CodeStripProps = {
  logs: readonly WebhookLog[]
  linkTo: (logId: string) => LinkProps
  /** Shows only what was sent in this part of the strip. */
  onZoom: (part: Chosen) => void
}

/** In pixels, within which a press is a click. */
const STILL = 5

/** The list below and its open delivery have the same links with words, so the marks are for the pointer only. */
export function CodeStrip({ logs, linkTo, onZoom }: CodeStripProps) {
  const zone = useTimeZone()
  const now = useNow()
  const hintId = useId()
  const marks = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)
  const [chosen, setChosen] = useState<Chosen>()
  const [isDragging, setIsDragging] = useState(false)
  const bars = barsOf(logs)
  const [first, last] = [bars[0], bars.at(-1)]
  if (!first || !last) return null
  const failed = logs.filter((log) => !isDelivered(log)).length
  const inside = chosen ? bars.filter((bar) => isIn(bar, chosen)) : []
  const times = bars.flatMap(({ instant }) => instant ?? [])
  const timeOf = ({ dateCreated }: WebhookLog) => {
    const moment = parseMoment(dateCreated)
    return moment ? momentText(moment, 'absolute', zone, now) : t`no time`
  }

  function zoom() {
    if (chosen) onZoom(chosen)
    setChosen(undefined)
  }

  /** The bar nearest to the pointer, whichever way the language is read. */
  function instantAt(x: number): number | undefined {
    const places = Array.from(marks.current?.children ?? [], (mark, at) => {
      const { left, width } = mark.getBoundingClientRect()
      return { away: Math.abs(left + width / 2 - x), instant: bars[at]?.instant }
    })
    return places
      .filter(({ instant }) => instant !== undefined)
      .toSorted((a, b) => a.away - b.away)[0]?.instant
  }

  function drag({ clientX, pointerId, currentTarget }: PointerEvent) {
    if (pressed.current === undefined) return
    if (!isDragging && Math.abs(clientX - pressed.current) < STILL) return
    // From here on, the press opens no delivery.
    currentTarget.setPointerCapture(pointerId)
    setIsDragging(true)
    const [from, to] = [instantAt(pressed.current), instantAt(clientX)]
    if (from !== undefined && to !== undefined) setChosen({ from, to })
  }

  function release(isMeant: boolean) {
    pressed.current = undefined
    if (!isDragging) return
    setIsDragging(false)
    if (isMeant) zoom()
    else setChosen(undefined)
  }

  return (
    <div className={styles.strip}>
      <span className="sr-only">
        {commaList([
          plural(logs.length, {
            one: '1 delivery on this page',
            other: `${logs.length} deliveries on this page`,
          }),
          failedText(failed),
        ])}
      </span>
      <span id={hintId} className="sr-only">
        {t`Arrow keys go from delivery to delivery, Shift chooses several, and Enter shows only those.`}
      </span>
      <div className="relative">
        {times.length > 1 && (
          <input
            type="range"
            className={styles.keys}
            aria-label={t`Time shown`}
            aria-describedby={hintId}
            aria-valuetext={spanWords(inside.map(({ log }) => log))}
            min={0}
            max={times.length - 1}
            value={chosen ? times.indexOf(chosen.to) : times.length - 1}
            onChange={({ target }) => {
              const to = times[target.valueAsNumber]
              if (to !== undefined) setChosen({ from: to, to })
            }}
            onKeyDown={(event) => {
              if (event.ctrlKey || event.metaKey || event.altKey) return
              const next = chosenBy(event, document.documentElement.dir === 'rtl', bars, chosen)
              if (next) setChosen(next)
              else if (event.key === 'Enter' && chosen) zoom()
              else if (event.key === 'Escape' && chosen) setChosen(undefined)
              else return
              event.preventDefault()
              event.stopPropagation()
            }}
          />
        )}
        <div
          ref={marks}
          className={styles.marks}
          data-choosing={chosen && true}
          aria-hidden
          onPointerDown={({ button, clientX }) => {
            pressed.current = button === 0 && times.length > 1 ? clientX : undefined
          }}
          onPointerMove={drag}
          onPointerUp={() => release(true)}
          onPointerCancel={() => release(false)}
          onDragStart={(event) => event.preventDefault()}
        >
          {bars.map((bar, index) => {
            const { log } = bar
            const title = commaList([codeText(log.responseCode), timeOf(log)])
            const isChosen = chosen && isIn(bar, chosen) ? true : undefined
            const look = {
              className: styles.mark,
              'data-kind': kindOf(log),
              'data-chosen': isChosen,
              title,
            }
            return log.id ? (
              <Link key={log.id} {...linkTo(log.id)} {...look} tabIndex={-1} activeProps={look} />
            ) : (
              <span key={`none ${index}`} {...look} />
            )
          })}
        </div>
      </div>
      {chosen ? (
        <div className={styles.ends}>
          <span>
            <Trans>
              <DateTime value={inside[0]?.log.dateCreated} clock /> to{' '}
              <DateTime value={inside.at(-1)?.log.dateCreated} clock />
            </Trans>
          </span>
          {!isDragging && (
            <TextButton onClick={zoom}>
              {plural(inside.length, {
                one: 'Show only this one',
                other: `Show only these ${formatNumber(inside.length)}`,
              })}
            </TextButton>
          )}
        </div>
      ) : (
        <div className={styles.ends} aria-hidden>
          <DateTime value={first.log.dateCreated} />
          {failed > 0 && <span className="strong">{failedOf(logs, failed)}</span>}
          <DateTime value={last.log.dateCreated} />
        </div>
      )}
      {failed > 0 && <Legend logs={logs} />}
    </div>
  )

  function spanWords(some: readonly WebhookLog[]): string | undefined {
    const [from = last?.log, to = last?.log] = [some[0], some.at(-1)]
    if (!from || !to) return undefined
    return from === to ? timeOf(from) : t`${timeOf(from)} to ${timeOf(to)}`
  }
}

/** What height and colour of a mark mean. */
function Legend({ logs }: { logs: readonly WebhookLog[] }) {
  const kinds = new Map<string, Set<string>>()
  for (const log of logs) {
    const words = log.responseCode ? `${String(log.responseCode)[0]}xx` : codeText(undefined)
    kinds.set(kindOf(log), (kinds.get(kindOf(log)) ?? new Set()).add(words))
  }
  return (
    <div className={styles.legend} aria-hidden>
      {[...kinds].map(([kind, words]) => (
        <span key={kind}>
          <i className={styles.mark} data-kind={kind} />
          {commaList([...words].toSorted(compareNames))}
        </span>
      ))}
    </div>
  )
}
