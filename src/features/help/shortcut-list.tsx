import { Fragment } from 'react'
import { t } from '#base/language/words.ts'
import { keysText } from '#base/text/keys-text.ts'
import type { Shortcut, ShortcutGroup } from '#model/shortcuts.ts'
import styles from './shortcut-list.module.css'

export function ShortcutList({ groups }: { groups: readonly ShortcutGroup[] }) {
  return (
    <div className={styles.groups}>
      {groups.map(({ title, shortcuts }) => (
        <section key={title} className={styles.group}>
          <h3 className="small quiet strong below-2">{title}</h3>
          <dl className={styles.list}>
            {shortcuts.map((shortcut) => (
              <div key={shortcut.text} className={styles.shortcut}>
                <dt>{shortcut.text}</dt>
                <dd>
                  <Keys {...shortcut} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  )
}

function Keys({ keys, isSequence }: Shortcut) {
  return keys.map((key, index) => (
    <Fragment key={key}>
      {index > 0 && (
        <span className={isSequence ? 'small quiet' : 'sr-only'}>
          {' '}
          {isSequence ? t`then` : t`or`}{' '}
        </span>
      )}
      <kbd className={styles.key}>{keysText(key)}</kbd>
    </Fragment>
  ))
}
