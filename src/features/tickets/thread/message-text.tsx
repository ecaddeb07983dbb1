import { useState } from 'react'
import { t } from '#base/language/words.ts'
import { clippedText } from '#base/text/clipped-text.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { readableText } from '#base/text/visible-text.ts'
import { Private } from '#components/text/private.tsx'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { SafeLink } from '#components/text/safe-link.tsx'
import { isMarkup, markupAsText } from '#model/doing/replies/markup-text.ts'
import {
  messageBlocks,
  type MessageBlock,
  type MessagePart,
} from '#model/doing/replies/message-parts.ts'
import styles from './message-text.module.css'
import { showAllText } from '#base/text/characters.ts'

const CLIPPED_AT = 4_000

/** What a person wrote: always text, with links, and with quoted lines folded away. */
export function MessageText({ storeId, text }: { storeId: string; text: string }) {
  const { privacy } = usePreferences()
  const [isComplete, setIsComplete] = useState(false)
  const [isSource, setIsSource] = useState(false)
  const hasMarkup = isMarkup(text)
  const words = hasMarkup && !isSource ? markupAsText(text) : text
  const clipped = isComplete ? undefined : clippedText(words, CLIPPED_AT)
  const shown = readableText(clipped ?? words)
  return (
    <>
      <div dir="auto" className="breaks">
        {privacy ? (
          <Private>{shown}</Private>
        ) : (
          messageBlocks(shown).map((block, index) => (
            <Block key={index} storeId={storeId} block={block} />
          ))
        )}
      </div>
      {clipped && (
        <button type="button" className={styles.more} onClick={() => setIsComplete(true)}>
          {showAllText(words.length)}
        </button>
      )}
      {hasMarkup && (
        <button type="button" className={styles.more} onClick={() => setIsSource(!isSource)}>
          {isSource ? t`Read as text` : t`Show the HTML that was sent`}
        </button>
      )}
    </>
  )
}

function Block({ storeId, block: { isQuote, parts } }: { storeId: string; block: MessageBlock }) {
  const content = parts.map((part, index) => <Part key={index} storeId={storeId} part={part} />)
  if (!isQuote) return <div className={styles.lines}>{content}</div>
  return (
    <details className={styles.quote}>
      <summary>{t`Quoted text`}</summary>
      <blockquote className={styles.lines}>{content}</blockquote>
    </details>
  )
}

function Part({ storeId, part: { kind, text } }: { storeId: string; part: MessagePart }) {
  switch (kind) {
    case 'link':
      return <SafeLink href={text} />
    case 'email':
      return (
        <AnchorLink to="/stores/$storeId/customers" params={{ storeId }} search={{ q: text }}>
          {text}
        </AnchorLink>
      )
    case 'order':
      return (
        <AnchorLink
          to="/stores/$storeId/orders/$orderId"
          params={{ storeId, orderId: text.toLowerCase() }}
        >
          {text}
        </AnchorLink>
      )
    case 'text':
      break
  }
  return text
}
