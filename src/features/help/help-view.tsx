import { AnchorLink } from '#components/controls/anchor-link.tsx'
import { EmptyState } from '#components/list/empty-state.tsx'
import { SectionLinks } from '#components/page/section-links.tsx'
import { findShortcuts } from '#model/shortcuts.ts'
import { findHelp } from './find-help.ts'
import type { HelpRow, HelpSection } from './help-text.ts'
import styles from './help-view.module.css'
import { ShortcutList } from './shortcut-list.tsx'

const shortcutsSection = { id: 'shortcuts', title: 'Shortcuts' }

export function HelpView({ text }: { text: string }) {
  const sections = findHelp(text)
  const shortcuts = findShortcuts(text)
  return (
    <div className={styles.columns}>
      <SectionLinks
        label="Help sections"
        sections={shortcuts.length > 0 ? [...sections, shortcutsSection] : sections}
      />
      <div className={styles.sections}>
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
        {shortcuts.length > 0 && (
          <section id={shortcutsSection.id} className={styles.section}>
            <h2 className={styles.title}>{shortcutsSection.title}</h2>
            <ShortcutList groups={shortcuts} />
          </section>
        )}
        {sections.length + shortcuts.length === 0 && (
          <EmptyState title={`Nothing in help about “${text}”`} text="Try another word." />
        )}
      </div>
    </div>
  )
}

function Section({ id, title, intro, rows }: HelpSection) {
  const isTable = rows.some(({ instead }) => instead)
  return (
    <section id={id} className={styles.section}>
      <h2 className={styles.title}>{title}</h2>
      {intro && <p className={styles.intro}>{intro}</p>}
      {isTable ? <Reasons title={title} rows={rows} /> : <Explanations rows={rows} />}
    </section>
  )
}

function Reasons({ title, rows }: { title: string; rows: HelpRow[] }) {
  return (
    <table className={styles.table} aria-label={title}>
      <thead>
        <tr>
          <th scope="col">Not possible</th>
          <th scope="col">Why</th>
          <th scope="col">Instead</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ term, text, instead }) => (
          <tr key={term}>
            <th scope="row">{term}</th>
            <td>{text}</td>
            <td>
              <span className={styles.label}>Instead: </span>
              {instead}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Explanations({ rows }: { rows: HelpRow[] }) {
  return (
    <dl className={styles.list}>
      {rows.map(({ term, text, link }) => (
        <div key={term} className={styles.row}>
          <dt>{term}</dt>
          <dd>
            {text} {link && <HelpLink {...link} />}
          </dd>
        </div>
      ))}
    </dl>
  )
}

function HelpLink({ label, ...link }: NonNullable<HelpRow['link']>) {
  return <AnchorLink {...link}>{label}</AnchorLink>
}
