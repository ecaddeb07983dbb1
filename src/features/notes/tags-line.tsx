import type { LinkProps } from '@tanstack/react-router'
import { Suspense, useRef, useState, type KeyboardEvent } from 'react'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { Icon } from '#components/controls/icons.tsx'
import floating from '#components/overlays/floating.module.css'
import { keepOpen } from '#components/overlays/menu-button.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { usePrivateText, Private } from '#components/text/private.tsx'
import {
  MOST_NOTED,
  MOST_TAGS,
  type NotedKind,
  tagRecords,
  untagRecords,
} from '#model/reading/memory/record-notes.ts'
import styles from './record-notes.module.css'

const TagPanel = lazyPart(async () => (await import('./tag-panel.tsx')).TagPanel)

type TagsLineProps = {
  storeId: string
  kind: NotedKind
  noteKey: string
  tags: readonly string[]
  hasRoom: boolean
  mayWrite: boolean
}

export function TagsLine({ storeId, kind, noteKey, tags, hasRoom, mayWrite }: TagsLineProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ahead = useTypedAhead()
  const adding = useRef<HTMLButtonElement>(null)
  const full =
    tags.length >= MOST_TAGS
      ? t`At most ${MOST_TAGS} tags on one record.`
      : !hasRoom && t`At most ${MOST_NOTED} records with notes or tags in one store.`

  function remove(tag: string) {
    untagRecords(storeId, [noteKey], tag)
    // The button that had the focus is gone.
    adding.current?.focus()
  }
  return (
    <>
      <div className="row wraps gap-6 below-2">
        {tags.length > 0 && (
          <ul className={styles.list} aria-label={t`Tags`}>
            {tags.map((tag) => (
              <TagChip
                key={tag}
                {...{ storeId, kind, tag }}
                onRemove={mayWrite ? () => remove(tag) : undefined}
              />
            ))}
          </ul>
        )}
        {mayWrite && (
          <span className={floating.wrapper}>
            <button
              ref={adding}
              type="button"
              className={styles.add}
              aria-haspopup="dialog"
              aria-expanded={isOpen}
              disabled={full !== false}
              onKeyDown={ahead.onKeyDown}
              onClick={() => {
                if (!isOpen) ahead.begin()
                setIsOpen(!isOpen)
              }}
              {...(isOpen && keepOpen)}
            >
              <Icon name="plus" size={13} /> {t`Add tag`}
            </button>
            {isOpen && (
              <Suspense>
                <TagPanel
                  label={t`Add tag`}
                  storeId={storeId}
                  present={tags}
                  typedAhead={ahead.take}
                  onTag={(tag) => tagRecords(storeId, [noteKey], tag)}
                  onClose={() => setIsOpen(false)}
                />
              </Suspense>
            )}
          </span>
        )}
      </div>
      {mayWrite && full !== false && <p className="quiet small">{full}</p>}
    </>
  )
}

type TagChipProps = {
  storeId: string
  kind: NotedKind
  tag: string
  onRemove: (() => void) | undefined
}

function TagChip({ storeId, kind, tag, onRemove }: TagChipProps) {
  const name = usePrivateText(visibleText(tag))
  return (
    <li className={styles.chip}>
      <AnchorLink {...taggedLink(storeId, kind, tag)} className={styles.tag}>
        <Private>{visibleText(tag)}</Private>
      </AnchorLink>
      {onRemove && (
        <button
          type="button"
          className={styles.remove}
          aria-label={t`Remove tag: ${name}`}
          title={t`Remove tag`}
          onClick={onRemove}
        >
          <Icon name="close" size={12} />
        </button>
      )}
    </li>
  )
}

const taggedLink = (storeId: string, kind: NotedKind, tag: string): LinkProps => ({
  to: kind === 'order' ? '/stores/$storeId/orders' : '/stores/$storeId/customers',
  params: { storeId },
  search: { tag },
})

/** Keeps what is typed at a button until the field that it opens is there. */
export function useTypedAhead() {
  const kept = useRef<string>(undefined)
  const take = () => {
    const typed = kept.current ?? ''
    kept.current = undefined
    return typed
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (kept.current === undefined || ctrlKey || metaKey || altKey) return
    if (key === 'Backspace') kept.current = kept.current.slice(0, -1)
    else if (key.length === 1) kept.current += key
    else return
    // Neither a press of the button nor a global key.
    event.preventDefault()
    event.stopPropagation()
  }
  return { begin: () => void (kept.current = ''), onKeyDown, take }
}
