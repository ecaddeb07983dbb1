import { labelled } from '#base/language/sentences.ts'
import { plural, t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { NotKept } from '#components/page/not-kept.tsx'
import { QuickSearch } from '#components/filters/quick-search.tsx'
import { Trans } from '#components/text/trans.tsx'
import { afterWords, findReplies, type SavedReply } from '#model/doing/replies/saved-replies.ts'
import { useSavedReplies } from '#model/doing/replies/saved-replies-store.ts'
import { exampleValues, fromStarter, startersFor } from '#model/doing/replies/starters.ts'
import { replyParts, templateWords, variableNames } from '#model/doing/replies/reply-variables.ts'
import { useTeam } from '#model/doing/tickets/team.ts'
import { Button } from '#components/controls/button.tsx'
import { FilledText } from './filled-text.tsx'
import { SavedReplyForm } from './saved-reply-form.tsx'
import { SavedRepliesFile } from './saved-replies-file.tsx'
import styles from './saved-replies.module.css'

type SavedRepliesViewProps = {
  storeId: string
  storeName: string | undefined
  query: string | undefined
  /** "new" opens an empty form, that of a starter one with its words. */
  openId: string | undefined
  /** What a new reply begins with. */
  newText: string | undefined
  onSearch: (text: string | undefined) => void
  onOpen: (id: string | undefined) => void
}

export function SavedRepliesView(props: SavedRepliesViewProps) {
  const { storeId, storeName, query, openId, newText, onSearch, onOpen } = props
  const { replies, isLoading, keeping } = useSavedReplies(storeId)
  const team = useTeam(storeId).replies
  const shared = findReplies(team, query ?? '')
  const isNone = !isLoading && replies.length + team.length === 0
  const shown = findReplies(replies, query ?? '')
  const started = openId === 'new' ? newReply(newText) : fromStarter(openId)
  const open = started ?? replies.find(({ id }) => id === openId)
  const starters = startersFor(replies)
  if (isLoading && !open && replies.length === 0) return null
  if (isNone && !open) {
    return (
      <>
        <ReplyStarters starters={starters} onTake={onOpen} />
        <div className={styles.alone}>
          <SavedRepliesFile storeId={storeId} replies={replies} />
        </div>
      </>
    )
  }
  return (
    <div className={styles.columns} data-open={open && true}>
      {/* The first reply has the page to itself. */}
      {!isNone && (
        <div className={styles.list}>
          <div className={styles.head}>
            <QuickSearch
              label={t`Name, shortcut or words`}
              value={query}
              onSearch={onSearch}
              live
            />
          </div>
          <NotKept keeping={keeping} />
          <ul aria-label={t`Saved replies`}>
            {shown.map((reply) => (
              <li key={reply.id}>
                <button
                  type="button"
                  className={styles.row}
                  aria-current={reply.id === openId || undefined}
                  onClick={() => onOpen(reply.id)}
                >
                  <span className="row baseline near apart">
                    <bdi className="truncate grow strong">{visibleText(reply.name)}</bdi>
                    {reply.shortcut && (
                      <code className="firm quiet size-small regular">;{reply.shortcut}</code>
                    )}
                  </span>
                  <span className="row baseline near apart">
                    <bdi className="truncate grow quiet">{previewOf(reply)}</bdi>
                    {reply.uses > 0 && <span className="firm quiet small">{uses(reply)}</span>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {shared.length > 0 && <TeamReplies replies={shared} />}
          {!isLoading && shown.length === 0 && shared.length === 0 && (
            <EmptyState icon="bolt" title={t`No saved reply matches`} />
          )}
          {!query && <MoreStarters starters={starters} onTake={onOpen} />}
          <SavedRepliesFile storeId={storeId} replies={replies} />
        </div>
      )}
      <div className={styles.editor}>
        {open ? (
          <SavedReplyForm
            key={openId}
            storeId={storeId}
            storeName={storeName}
            reply={open}
            isNew={started !== undefined}
            replies={replies}
            onDone={onOpen}
          />
        ) : (
          <EmptyState
            icon="bolt"
            title={t`No reply is open`}
            text={t`Choose one, or write a new one.`}
          />
        )}
      </div>
    </div>
  )
}

function previewOf(reply: SavedReply): string {
  const [after, text] = [afterWords(reply), visibleText(templateWords(reply.text.slice(0, 160)))]
  return after ? labelled(after, text) : text
}

const uses = ({ uses: count }: SavedReply) =>
  plural(count, { one: '1 use', other: `${formatNumber(count)} uses` })

const newReply = (text = ''): SavedReply => ({
  id: '',
  name: '',
  shortcut: '',
  group: '',
  text,
  uses: 0,
})

/** The team's file on the host holds these, so here they can only be read and used. */
function TeamReplies({ replies }: { replies: readonly SavedReply[] }) {
  return (
    <>
      <h2 className={styles.team}>{t`From your team’s file`}</h2>
      <ul aria-label={t`Replies of the team`}>
        {replies.map(({ id, name, shortcut, text, state, tags }) => (
          <li key={id}>
            <details className={styles.row}>
              <summary className="row baseline near apart">
                <bdi className="truncate grow strong">{visibleText(name)}</bdi>
                {shortcut && <code className="firm quiet size-small regular">;{shortcut}</code>}
              </summary>
              <p className="breaks secondary keeps-lines above-1" dir="auto">
                {visibleText(templateWords(text))}
              </p>
              {afterWords({ state, tags }) && (
                <p className="quiet small">
                  <Trans>After sending: {afterWords({ state, tags })}</Trans>
                </p>
              )}
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

type ReplyStartersProps = { starters: readonly SavedReply[]; onTake: (id: string) => void }

/** Instead of an empty page: replies to take over. */
function ReplyStarters({ starters, onTake }: ReplyStartersProps) {
  return (
    <section className={styles.page} aria-labelledby="starters">
      <h2 id="starters" className={styles.title}>
        {t`Write once, send often`}
      </h2>
      <p className="secondary above-1">
        <Trans>
          Take one of these and change the words, or start with an empty one. In a ticket, type{' '}
          <kbd>;</kbd> to use it.
        </Trans>
      </p>
      <ul className={styles.cards}>
        {starters.map(({ id, name, shortcut, text }) => (
          <li key={id} className={styles.card}>
            <h3 className="row baseline near apart bold">
              {name} <code className="firm quiet size-small regular">;{shortcut}</code>
            </h3>
            <p className="grow secondary breaks keeps-lines">
              <FilledText parts={replyParts(text, exampleValues)} />
            </p>
            <p className="row spaced above-2">
              <Button
                variant="default"
                size="xs"
                aria-label={t`Use this one: ${name}`}
                onClick={() => onTake(id)}
              >
                {t`Use this one`}
              </Button>
              <span className="small quiet">
                <Trans>Fills in {formatNumber(variableNames(text).size)}</Trans>
              </span>
            </p>
          </li>
        ))}
      </ul>
      <p className="small quiet">{t`Shown with an example customer.`}</p>
    </section>
  )
}

/** Below one’s own replies, as long as there are few. */
function MoreStarters({ starters, onTake }: ReplyStartersProps) {
  if (starters.length === 0) return null
  return (
    <section className={styles.more} aria-labelledby="more-starters">
      <h2 id="more-starters" className={styles.team}>{t`To start from`}</h2>
      {starters.map(({ id, name, shortcut }) => (
        <button
          key={id}
          type="button"
          className="row near apart secondary hovers"
          onClick={() => onTake(id)}
        >
          {name} <code className="firm quiet size-small regular">;{shortcut}</code>
        </button>
      ))}
    </section>
  )
}
