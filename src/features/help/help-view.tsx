import { Link, type LinkProps } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { EmptyState } from '#components/list/empty-state.tsx'
import { overlay } from '#components/overlays/overlay.ts'
import { ReportTranslation } from '#components/overlays/report-translation.tsx'
import { Picture } from '#components/page/picture.tsx'
import { Highlight } from '#components/text/highlight.tsx'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { findShortcuts } from '#model/shortcuts.ts'
import { findHelp, helpTasks } from './help-text.ts'
import styles from './help-view.module.css'
import { ShortcutList } from './shortcut-list.tsx'

type HelpViewProps = {
  text: string
  /** Where the tasks lead; without a store they are told, but not linked. */
  storeId: string | undefined
  /** Pages that are called so, too. */
  places: readonly { key: string; title: string; note?: string; link: LinkProps }[]
}

/** Nine tasks, what isn't possible, and what surprises. Shortcuts only when one looks for them. */
export function HelpView({ text, storeId, places }: HelpViewProps) {
  const isPhone = useIsPhone()
  const { status } = useFilterValues(storeId ?? '')
  const { tasks, limits, notes: all } = findHelp(text)
  const notes = all.filter(({ isForKeys }) => !isForKeys || !isPhone)
  const wanted = text.trim()
  const shortcuts = wanted && !isPhone ? findShortcuts(text) : []
  const told = new Set([...tasks, ...limits].map(({ term }) => term))
  const pages = <Places places={places.filter(({ title }) => !told.has(title))} wanted={wanted} />
  const isNothing =
    tasks.length + limits.length + notes.length + shortcuts.length + places.length === 0
  const shownTasks = isNothing ? helpTasks : tasks
  const leadsOn = limits[0]?.link !== undefined
  const help = (
    <div className={styles.sections} data-found={(wanted !== '' && !isNothing) || undefined}>
      {shownTasks.length > 0 && (
        <ul className={styles.tasks} aria-label={t`Tasks`}>
          {shownTasks.map((task) => (
            <li key={task.term} className={styles.task}>
              <Picture name={task.picture} />
              {!task.link ? (
                <button type="button" className={styles.term} onClick={() => overlay.set('search')}>
                  {task.term}
                </button>
              ) : storeId ? (
                <Link {...task.link(storeId, status)} className={styles.term}>
                  <Highlight text={task.term} term={wanted} />
                </Link>
              ) : (
                <span className={styles.term}>{task.term}</span>
              )}
              <p className="quiet">{(isPhone && task.byTouch) || task.text}</p>
            </li>
          ))}
        </ul>
      )}
      {!leadsOn && pages}
      {limits.length > 0 && (
        <section>
          <h2 className={styles.title}>{t`What Counter can’t do`}</h2>
          <table className={styles.table} aria-label={t`What Counter can’t do`}>
            <thead>
              <tr>
                <th scope="col">{t`Not possible`}</th>
                <th scope="col">{t`Instead`}</th>
              </tr>
            </thead>
            <tbody>
              {limits.map(({ term, text: instead, link }) => (
                <tr key={term}>
                  <th scope="row">
                    <Highlight text={term} term={wanted} />
                  </th>
                  <td>
                    {link && storeId ? (
                      <AnchorLink {...link(storeId)}>{instead}</AnchorLink>
                    ) : (
                      instead
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
      {leadsOn && pages}
      {notes.length > 0 && (
        <section>
          <h2 className={styles.title}>{t`Good to know`}</h2>
          <dl className={styles.list}>
            {notes.map(({ term, text: note, link }) => (
              <div key={term} className={styles.row}>
                <dt>
                  <Highlight text={term} term={wanted} />
                </dt>
                <dd>
                  <Highlight text={note} term={wanted} />{' '}
                  {link && <AnchorLink {...link}>{link.label}</AnchorLink>}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {shortcuts.length > 0 && (
        <section>
          <h2 className={styles.title}>{t`Shortcuts`}</h2>
          <div className={styles.list}>
            <ShortcutList groups={shortcuts} />
          </div>
        </section>
      )}
      <p>
        <ReportTranslation />
      </p>
    </div>
  )
  if (!isNothing) return help
  return (
    <>
      <EmptyState title={t`Nothing in help about “${text}”`} text={t`Try another word.`} />
      {help}
    </>
  )
}

type PlacesProps = Pick<HelpViewProps, 'places'> & { wanted: string }

function Places({ places, wanted }: PlacesProps) {
  if (places.length === 0) return null
  return (
    <section>
      <h2 className={styles.title}>{t`Pages`}</h2>
      <ul className={styles.list} aria-label={t`Pages`}>
        {places.map(({ key, title, note, link }) => (
          <li key={key} className={styles.row}>
            <AnchorLink {...link} className="strong">
              <Highlight text={title} term={wanted} />
            </AnchorLink>
            {note && (
              <span className="quiet">
                <Highlight text={note} term={wanted} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
