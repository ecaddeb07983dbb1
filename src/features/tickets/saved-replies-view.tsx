import { Button } from '#components/button.tsx'
import { visibleText } from '#base/visible-text.ts'
import { formatNumber } from '#base/money-format.ts'
import { EmptyState } from '#components/empty-state.tsx'
import { QuickSearch } from '#components/quick-search.tsx'
import { findReplies, type SavedReply } from '#model/tickets/saved-replies.ts'
import { useSavedReplies } from '#model/tickets/saved-replies-store.ts'
import { SavedReplyForm } from './saved-reply-form.tsx'
import { SavedRepliesFile } from './saved-replies-file.tsx'
import styles from './saved-replies.module.css'

type SavedRepliesViewProps = {
  storeId: string
  query: string | undefined
  /** "new" opens an empty form. */
  openId: string | undefined
  onSearch: (text: string | undefined) => void
  onOpen: (id: string | undefined) => void
}

export function SavedRepliesView(props: SavedRepliesViewProps) {
  const { storeId, query, openId, onSearch, onOpen } = props
  const { replies, isLoading } = useSavedReplies(storeId)
  const shown = findReplies(replies, query ?? '')
  const open = openId === 'new' ? newReply() : replies.find(({ id }) => id === openId)
  return (
    <div className={styles.columns}>
      <div className={styles.list}>
        <div className={styles.head}>
          <QuickSearch label="Name, shortcut or words" value={query} onSearch={onSearch} live />
          <Button size="xs" onClick={() => onOpen('new')}>
            New reply
          </Button>
        </div>
        <ul className={styles.rows} aria-label="Saved replies">
          {shown.map((reply) => (
            <li key={reply.id}>
              <button
                type="button"
                className={styles.row}
                aria-current={reply.id === openId || undefined}
                onClick={() => onOpen(reply.id)}
              >
                <span className={styles.line}>
                  <bdi className="truncate strong">{visibleText(reply.name)}</bdi>
                  {reply.shortcut && <code>;{reply.shortcut}</code>}
                </span>
                <span className={styles.line}>
                  <bdi className="truncate quiet">{visibleText(reply.text.slice(0, 120))}</bdi>
                  <span className="quiet small">{uses(reply)}</span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {!isLoading && shown.length === 0 && (
          <EmptyState
            icon="bolt"
            title={replies.length === 0 ? 'Write once, send often' : 'No saved reply matches'}
            text={
              replies.length === 0
                ? 'A saved reply fills in names, orders and keys. Type a semicolon in a reply to use it.'
                : undefined
            }
          />
        )}
        <SavedRepliesFile storeId={storeId} replies={replies} />
      </div>
      <div className={styles.editor}>
        {open ? (
          <SavedReplyForm
            key={openId}
            storeId={storeId}
            reply={open}
            isNew={openId === 'new'}
            replies={replies}
            onDone={onOpen}
          />
        ) : (
          <EmptyState icon="bolt" title="No reply is open" text="Choose one, or write a new one." />
        )}
      </div>
    </div>
  )
}

const uses = ({ uses: count }: SavedReply) =>
  `${formatNumber(count)} ${count === 1 ? 'use' : 'uses'}`

const newReply = (): SavedReply => ({
  id: '',
  name: '',
  shortcut: '',
  group: '',
  text: '',
  uses: 0,
})
