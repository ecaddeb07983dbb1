import { TextInput } from '@mantine/core'
import { useMemo, useState } from 'react'
import { plural, t } from '#base/language/words.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { showAllText } from '#base/text/characters.ts'
import { type JsonLine, jsonLines, linesWith, unfoldedLines } from '#base/text/json-lines.ts'
import { visibleText } from '#base/text/visible-text.ts'
import { IconButton } from '#components/controls/icon-button.tsx'
import { Icon } from '#components/controls/icons.tsx'
import { Mantine } from '#components/controls/mantine.tsx'
import { CopyButton } from './copy-button.tsx'
import { Highlight } from './highlight.tsx'
import { JsonRows } from './json-rows.tsx'
import styles from './json-view.module.css'

type JsonViewProps = {
  text: string
  name: string
  /** What is looked for at first. */
  wanted?: string
}

const longest = 200_000

export function JsonView({ text, name, wanted = '' }: JsonViewProps) {
  const [isComplete, setIsComplete] = useState(false)
  const [isRaw, setIsRaw] = useState(false)
  const isCut = text.length > longest && !isComplete
  const lines = useMemo(() => (isCut ? undefined : jsonLines(text)), [isCut, text])
  return (
    <div className={styles.view}>
      {lines && !isRaw ? (
        <JsonTree
          lines={lines}
          text={text}
          name={name}
          first={wanted}
          onRaw={() => setIsRaw(true)}
        />
      ) : (
        <>
          <div className={styles.tools}>
            <span className={styles.note}>{lines ? t`Raw` : plainNote(text, isCut)}</span>
            {lines && (
              <button type="button" className={styles.tool} onClick={() => setIsRaw(false)}>
                {t`Formatted`}
              </button>
            )}
            <CopyButton value={text} what={name} />
          </div>
          <pre className={styles.raw}>
            <bdi dir="auto">
              <Highlight
                text={visibleText(isCut ? text.slice(0, longest) : inLines(text))}
                term={wanted}
              />
            </bdi>
          </pre>
        </>
      )}
      {isCut && (
        <button type="button" className={styles.more} onClick={() => setIsComplete(true)}>
          {showAllText(text.length)}
        </button>
      )}
    </div>
  )
}

function plainNote(text: string, isCut: boolean): string {
  if (text === '') return t`Empty`
  return isCut
    ? plural(longest, {
        one: 'The first character',
        other: `The first ${formatNumber(longest)} characters`,
      })
    : inLines(text) === text
      ? t`Not JSON, shown unchanged`
      : t`HTML, with line breaks added`
}

/** Servers in trouble answer with a page in one line. */
const inLines = (text: string) =>
  /^\s*<[!a-z].*$/i.test(text) ? text.replaceAll(/>(?=<[a-z])/gi, '>\n') : text

type JsonTreeProps = {
  lines: JsonLine[]
  text: string
  name: string
  first: string
  onRaw: () => void
}

function JsonTree({ lines, text, name, first, onRaw }: JsonTreeProps) {
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [wanted, setWanted] = useState(first)
  const [position, setPosition] = useState(0)
  const found = linesWith(lines, wanted)
  const current = found[position]

  function goTo(index: number, among: number[]) {
    setPosition(index)
    const line = among[index]
    if (line === undefined) return
    setFolded(new Set([...folded].filter((start) => !holds(lines[start], start, line))))
  }

  function toggle(line: number) {
    const next = new Set(folded)
    if (!next.delete(line)) next.add(line)
    setFolded(next)
  }
  return (
    <>
      <div className={styles.tools}>
        <JsonFinder
          name={name}
          first={first}
          found={found.length}
          position={position}
          onSearch={(search) => {
            setWanted(search)
            goTo(0, linesWith(lines, search))
          }}
          onStep={(step) => goTo((position + step + found.length) % found.length, found)}
        />
        <button type="button" className={styles.tool} onClick={onRaw}>
          {t`Raw`}
        </button>
        <CopyButton value={text} what={name} />
      </div>
      <JsonRows
        lines={lines}
        shown={unfoldedLines(lines, folded)}
        folded={folded}
        found={new Set(found)}
        current={current}
        onToggle={toggle}
      />
    </>
  )
}

const holds = (opener: JsonLine | undefined, start: number, line: number) =>
  opener?.fold !== undefined && start < line && line <= opener.fold.end

type JsonFinderProps = {
  name: string
  first: string
  found: number
  position: number
  onSearch: (text: string) => void
  onStep: (step: 1 | -1) => void
}

function JsonFinder({ name, first, found, position, onSearch, onStep }: JsonFinderProps) {
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
