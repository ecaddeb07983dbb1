import { Link } from '@tanstack/react-router'
import { Icon } from '#components/controls/icons.tsx'
import type { Tool } from './tools.ts'
import styles from './tools-list.module.css'

export function ToolsList({ tools }: { tools: readonly Tool[] }) {
  const groups = [...new Set(tools.map(({ group }) => group))].map(
    (name) => [name, tools.filter(({ group }) => group === name)] as const,
  )
  const most = Math.max(...groups.map(([, some]) => some.length))
  return (
    <div className={styles.groups}>
      {groups.map(([group, some]) => (
        <section key={group} className={styles.group} style={{ '--rows': most }} aria-label={group}>
          <h2 className={styles.title}>{group}</h2>
          <ul>
            {some.map((tool) => (
              <li key={tool.name}>
                <ToolRow {...tool} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

function ToolRow({ name, icon, text, link, run }: Tool) {
  const words = (
    <>
      <Icon name={icon} size={18} />
      <span className={styles.words}>
        <span className="strong">{name}</span>
        <span className="quiet">{text}</span>
      </span>
      <Icon name="chevron-right" size={14} />
    </>
  )
  return link ? (
    <Link {...link} className={styles.row}>
      {words}
    </Link>
  ) : (
    <button type="button" className={styles.row} onClick={run}>
      {words}
    </button>
  )
}
