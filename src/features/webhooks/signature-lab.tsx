import '@mantine/core/styles/PasswordInput.css'
// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { PasswordInput, TextInput } from '@mantine/core'
import { useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { useArrival } from '#base/browser/use-arrival.ts'
import { inQuotes } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import { StatusGlyph } from '#components/values/status-glyph.tsx'
import {
  type TriedWay,
  codeOf,
  readSignature,
  timeOf,
  tryWays,
  wayWords,
} from '#model/records/webhooks/signature.ts'
import styles from './signature-lab.module.css'
import { CopyWords } from '#components/text/copy-words.tsx'

/** Tries how a signature came about. Nothing typed here leaves the page or outlives it. */
export function SignatureLab({ log: { requestBody = '' } }: { log: WebhookLog }) {
  const [received, setReceived] = useState('')
  const [secret, setSecret] = useState('')
  const [result, setResult] = useState<{ ways: TriedWay[]; of: string }>()
  const signature = readSignature(received)
  const isReady = secret !== '' && signature.digests.length > 0
  const asked = JSON.stringify([received, secret, requestBody])
  const tried = isReady && result?.of === asked ? result.ways : undefined
  useArrival(isReady && asked, () => {
    let isOver = false
    void tryWays(requestBody, secret, readSignature(received)).then((ways) => {
      if (!isOver) setResult({ ways, of: asked })
      return undefined
    })
    return () => {
      isOver = true
    }
  })

  if (!globalThis.crypto.subtle) {
    return <p className={styles.note}>{t`Your browser signs only on a page opened over HTTPS.`}</p>
  }
  return (
    <div className={styles.lab}>
      <div className={styles.fields}>
        <TextInput
          label={t`Signature received`}
          description={t`From your server’s log. Counter never shows the one your platform sent.`}
          placeholder="t=1763733525,v1=5f0c2a9e…"
          autoComplete="off"
          spellCheck={false}
          value={received}
          onChange={(event) => setReceived(event.currentTarget.value)}
        />
        <PasswordInput
          label={t`Your signing secret`}
          description={t`Forgotten when you leave this tab; never sent or kept.`}
          autoComplete="off"
          value={secret}
          onChange={(event) => setSecret(event.currentTarget.value)}
        />
      </div>
      {signature.time && (
        <p className={styles.note}>
          <Trans>
            This looks like a time and a digest: {signature.time} is{' '}
            <DateTime value={new Date(timeOf(signature.time)).toISOString()} absolute precise />.
            Tried with the time in front of the body, too.
          </Trans>
        </p>
      )}
      <output>{tried && <Verdict tried={tried} />}</output>
      {tried && <Ways tried={tried} />}
    </div>
  )
}

function Verdict({ tried }: { tried: TriedWay[] }) {
  const match = tried.find(({ matches }) => matches)
  if (!match) {
    return (
      <span className={styles.verdict}>
        <StatusGlyph glyph="triangle" tone="warning" />
        <span>
          <Trans>
            <strong>
              {plural(tried.length, {
                one: 'The one way doesn’t give this signature',
                other: `None of ${formatNumber(tried.length)} ways gives this signature`,
              })}
            </strong>
            <br />
            The secret may be another one, the body may have been changed on its way, or your
            platform signs in a way Counter doesn’t know.
          </Trans>
        </span>
      </span>
    )
  }
  return (
    <span className={styles.verdict}>
      <StatusGlyph glyph="tick" tone="success" />
      <span>
        <Trans>
          <strong>It matches</strong>
          <br />
          {wayWords(match)}, over {overWords(match)}
        </Trans>
      </span>
      <CopyWords icon="copy" words={t`Copy as code`} text={() => codeOf(match)} />
    </span>
  )
}

const overWords = ({ hasTime }: TriedWay) => (hasTime ? inQuotes('time.body') : t`the body`)

function Ways({ tried }: { tried: TriedWay[] }) {
  return (
    <>
      <ul aria-label={t`Ways tried`}>
        {tried
          .toSorted((a, b) => Number(b.matches) - Number(a.matches))
          .map((way) => (
            <li key={way.value + wayWords(way)} className={styles.way}>
              {way.matches ? (
                <StatusGlyph glyph="tick" tone="success" />
              ) : (
                <StatusGlyph glyph="stroke" tone="neutral" />
              )}
              <span>
                <Trans>
                  {wayWords(way)}, over {overWords(way)}
                </Trans>
              </span>
              <code>{way.value.slice(0, 20)}…</code>
            </li>
          ))}
      </ul>
      <p className={styles.note}>
        {plural(tried.length, {
          one: '1 way tried. Your platform doesn’t say how it signs.',
          other: `${formatNumber(tried.length)} ways tried. Your platform doesn’t say how it signs.`,
        })}
      </p>
    </>
  )
}
