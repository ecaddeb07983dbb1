import { Icon, type IconName } from '#components/controls/icons.tsx'
import type { Searched } from '#model/reading/search/recognise.ts'
import styles from './palette.module.css'

const kinds: Partial<Record<Searched['kind'], [label: string, icon: IconName]>> = {
  actions: ['Actions', 'bolt'],
  id: ['ID', 'key'],
  'short-id': ['Short ID', 'key'],
  email: ['Email', 'mail'],
  'processor-id': ['Processor ID', 'key'],
  ip: ['IP address', 'device'],
  address: ['Address', 'link'],
}

export function KindChip({ searched }: { searched: Searched }) {
  const kind = kinds[searched.kind]
  if (!kind) return null
  const [label, icon] = kind
  return (
    <span className={styles.chip}>
      <Icon name={icon} size={14} />
      {label}
    </span>
  )
}
