import type { Ref } from 'react'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import '#components/page/paper.css'
import { CommaList } from '#components/text/comma-list.tsx'
import type { PackSection } from '#model/records/disputes/pack.ts'

export type PaperSize = 'a4' | 'letter'

type PaperProps = {
  orderId: string
  storeName: string
  storeAddress: string | undefined
  amount: string
  lead: string
  words: string
  sections: readonly PackSection[]
  foot: string
  size: PaperSize
  ref: Ref<HTMLElement>
}

export function Paper(props: PaperProps) {
  const { orderId, storeName, storeAddress, amount, lead, words, sections, foot, size, ref } = props
  return (
    <article ref={ref} data-paper={size} aria-label={t`Dispute pack`}>
      <header>
        <div>
          <small>{t`Evidence for order`}</small>
          <div>{orderId}</div>
        </div>
        <div>
          <strong>
            <bdi>{storeName}</bdi>
          </strong>
          <div>
            <small>
              <bdi>{storeAddress}</bdi>
            </small>
          </div>
        </div>
      </header>
      <h2>
        <bdi>{amount}</bdi>
      </h2>
      <p>{lead}</p>
      {words.trim() && (
        <section>
          <h3>{t`In our words`}</h3>
          <blockquote>{visibleText(words.trim())}</blockquote>
        </section>
      )}
      {sections.map(({ id, title, rows, quotes }, position) => (
        <section key={id}>
          <h3>
            {position + 1}. {title}
          </h3>
          {rows.length > 0 && (
            <dl>
              {rows.map(({ label, text }, row) => (
                <div key={row}>
                  <dt>
                    <bdi>{visibleText(label)}</bdi>
                  </dt>
                  <dd>
                    <bdi>{visibleText(text)}</bdi>
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {quotes.map(({ who, when, text }, quote) => (
            <blockquote key={quote}>
              <CommaList>
                <strong>
                  <bdi>{visibleText(who)}</bdi>
                </strong>
                {when}
              </CommaList>
              {'\n'}
              <bdi dir="auto">{visibleText(text)}</bdi>
            </blockquote>
          ))}
        </section>
      ))}
      <footer>{foot}</footer>
    </article>
  )
}
