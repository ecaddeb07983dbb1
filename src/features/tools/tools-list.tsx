import { Link } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { Icon } from '#components/controls/icons.tsx'
import type { Tool } from './tools.ts'
import styles from './tools-list.module.css'

export function ToolsList({ tools }: { tools: readonly Tool[] }) {
  return (
    <ul className={styles.list} aria-label={t`Tools`}>
      {tools.map(({ name, icon, text, link, run }) => {
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
        return (
          <li key={name}>
            {link ? (
              <Link {...link} className={styles.row}>
                {words}
              </Link>
            ) : (
              <button type="button" className={styles.row} onClick={run}>
                {words}
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
