import { Link } from '@tanstack/react-router'
import { Icon } from '#components/controls/icons.tsx'
import { Trans } from '#components/text/trans.tsx'
import { DateTime } from '#components/values/date-time.tsx'
import type { Tool } from './tools.ts'
import styles from './tools-list.module.css'
import { useLastRuns } from './use-last-runs.ts'

type ToolsListProps = { storeId: string; tools: readonly Tool[] }

export function ToolsList({ storeId, tools }: ToolsListProps) {
  const runs = useLastRuns(storeId)
  return (
    <ul className={styles.list}>
      {tools.map((tool) => (
        <li key={tool.id}>
          <ToolRow tool={tool} lastRun={runs[tool.id]} />
        </li>
      ))}
    </ul>
  )
}

function ToolRow({ tool, lastRun }: { tool: Tool; lastRun: number | undefined }) {
  const { name, icon, text, link, run } = tool
  const words = (
    <>
      <Icon name={icon} size={18} />
      <span className="strong">{name}</span>
      <span className={styles.text}>{text}</span>
      {lastRun !== undefined && (
        <span className={styles.run}>
          <Trans>
            Last used <DateTime value={lastRun} />
          </Trans>
        </span>
      )}
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
