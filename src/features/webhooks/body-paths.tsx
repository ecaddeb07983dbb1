// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { TextInput } from '@mantine/core'
import { useId, useState } from 'react'
import type { WebhookLog } from '#api/schemas/webhooks.ts'
import { t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { lineText } from '#base/text/visible-text.ts'
import { Button } from '#components/controls/button.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Mantine } from '#components/controls/mantine.tsx'
import { LONGEST_PATH } from '#model/reading/memory/webhooks.ts'
import { pathsIn, plainPath, valuesAt } from '#model/records/webhooks/body-paths.ts'
import styles from './body-paths.module.css'

type BodyPathsProps = {
  /** The deliveries of this page, whose bodies suggest paths. */
  logs: readonly WebhookLog[]
  shown: readonly string[]
  show: (path: string) => void
  hide: (path: string) => void
  isAdding: boolean
  onDone: () => void
}

const MOST_SUGGESTED = 100

/** Which places in the bodies stand in the list, and in how many of its deliveries they are. */
export function BodyPaths({ logs, shown, show, hide, isAdding, onDone }: BodyPathsProps) {
  if (shown.length === 0 && !isAdding) return null
  return (
    <div className={styles.paths}>
      {shown.length > 0 && (
        <ul className={styles.chosen} aria-label={t`Columns from the body`}>
          {shown.map((path) => (
            <li key={path} className="row near breaks shrinks">
              <code>
                <bdi>{lineText(path)}</bdi>
              </code>
              <span className="quiet">{inWords(logs, path)}</span>
              <IconButton
                icon="close"
                iconSize={12}
                label={t`Leave out ${lineText(path)}`}
                onClick={() => hide(path)}
              />
            </li>
          ))}
        </ul>
      )}
      {isAdding && (
        <PathForm suggested={pathsIn(logs).slice(0, MOST_SUGGESTED)} onAdd={show} onDone={onDone} />
      )}
    </div>
  )
}

/** The keyboard goes where the form opens. */
const focus = (element: HTMLElement | null) => element?.focus()

function inWords(logs: readonly WebhookLog[], path: string) {
  const count = logs.filter((log) => valuesAt(log, path).length > 0).length
  return t`in ${formatNumber(count)} of ${formatNumber(logs.length)}`
}

type PathFormProps = {
  suggested: readonly string[]
  onAdd: (path: string) => void
  onDone: () => void
}

function PathForm({ suggested, onAdd, onDone }: PathFormProps) {
  const listId = useId()
  const [path, setPath] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        const plain = plainPath(path)
        if (plain !== '') onAdd(plain)
        onDone()
      }}
    >
      <Mantine>
        <TextInput
          className="grow"
          size="xs"
          aria-label={t`Path of the body`}
          placeholder="data.order.status"
          list={listId}
          maxLength={LONGEST_PATH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          ref={focus}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Escape' && onDone()}
        />
      </Mantine>
      <datalist id={listId}>
        {suggested.map((known) => (
          <option key={known} value={known}>
            {known}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="default" size="xs">
        {t`Show`}
      </Button>
      <IconButton icon="close" label={t`Cancel`} onClick={onDone} />
    </form>
  )
}
