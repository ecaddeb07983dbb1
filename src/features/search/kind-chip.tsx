import { labels, t } from '#base/language/words.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import type { Searched } from '#model/reading/search/recognise.ts'
import styles from './palette.module.css'

const kinds: Partial<Record<Searched['kind'], [label: string, icon: IconName]>> = {
  actions: [t`Actions`, 'bolt'],
  id: ['ID', 'key'],
  'short-id': [t`Short ID`, 'key'],
  email: [labels.email, 'mail'],
  'processor-id': [t`Processor ID`, 'key'],
  payment: [t`Payment`, 'key'],
  key: [t`Key`, 'key'],
  ip: [labels.ipAddress, 'device'],
  address: [labels.webAddress, 'link'],
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
