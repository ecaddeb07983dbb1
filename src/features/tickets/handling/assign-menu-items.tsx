// oxlint-disable-next-line no-restricted-imports -- inside a menu
import { Menu } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { t } from '#base/language/words.ts'
import { visibleText } from '#base/text/visible-text.ts'
import styles from './assign-button.module.css'

type AssignMenuItemsProps = {
  /** '' is nobody. */
  holder: string
  me: string
  people: readonly string[]
  onAssign: (name: string) => void
}

export function AssignMenuItems({ holder, me, people, onAssign }: AssignMenuItemsProps) {
  const others = people.filter((name) => name !== me && name !== holder)
  return (
    <>
      {me === '' ? (
        <Menu.Item component={Link} to="/preferences">
          {t`Set your name to take it`}
        </Menu.Item>
      ) : (
        holder !== me && <Menu.Item onClick={() => onAssign(me)}>{t`Take it`}</Menu.Item>
      )}
      {holder !== '' && (
        <Menu.Item onClick={() => onAssign('')}>
          {holder === me ? t`Give it up` : t`Unassign it`}
        </Menu.Item>
      )}
      {others.length > 0 && (
        <>
          <Menu.Divider />
          <Menu.Label>{t`Give it to`}</Menu.Label>
          <div className={styles.people}>
            {others.map((name) => (
              <Menu.Item key={name} onClick={() => onAssign(name)}>
                <bdi>{visibleText(name)}</bdi>
              </Menu.Item>
            ))}
          </div>
        </>
      )}
    </>
  )
}
