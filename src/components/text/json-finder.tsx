import { TextInput } from '@mantine/core'
import { t } from '#base/language/words.ts'
import { Mantine } from '#components/controls/mantine.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { IconButton } from '#components/controls/icon-button.tsx'
import styles from './json-view.module.css'

type JsonFinderProps = {
  name: string
  first: string
  found: number
  position: number
  onSearch: (text: string) => void
  onStep: (step: 1 | -1) => void
}

export function JsonFinder({ name, first, found, position, onSearch, onStep }: JsonFinderProps) {
  return (
    <search className={styles.finder}>
      <Mantine>
        <TextInput
          className={styles.input}
          size="xs"
          leftSection={<Icon name="search" size={14} />}
          aria-label={t`Find in ${name}`}
          placeholder={t`Find`}
          spellCheck={false}
          defaultValue={first}
          onChange={(event) => onSearch(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && found > 0) onStep(event.shiftKey ? -1 : 1)
          }}
        />
      </Mantine>
      <output className={styles.note}>{found > 0 && t`${position + 1} of ${found}`}</output>
      {found > 1 && (
        <>
          <IconButton icon="chevron-up" label={t`Previous match`} onClick={() => onStep(-1)} />
          <IconButton icon="chevron-down" label={t`Next match`} onClick={() => onStep(1)} />
        </>
      )}
    </search>
  )
}
