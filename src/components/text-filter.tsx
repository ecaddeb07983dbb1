/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   no element of its own is a list of suggestions whose keys belong to the field above it */
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './filter.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { Icon } from './icons.tsx'
import { sentenceCase } from '#base/sentence-case.ts'

type TextFilterProps = {
  label: string
  value: string | undefined
  /** Values seen so far. They help; any other text may be used as well. */
  suggestions?: readonly string[]
  onSubmit: (value: string | undefined) => void
}

const most = 8

/** Free text with suggestions. The first is chosen unless what was typed is wanted exactly. */
export function TextFilter({ label, value = '', suggestions = [], onSubmit }: TextFilterProps) {
  const listId = useId()
  const [text, setText] = useState(value)
  const [active, setActive] = useState(-1)
  const typed = text.trim()
  const isUntouched = text === value
  const matches = (isUntouched ? suggestions : bestFirst(suggestions, typed)).slice(0, most)
  const isExact = matches.includes(typed)
  const options = typed && !isExact && !isUntouched ? [...matches, typed] : matches

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setActive((active + step + options.length + 1) % (options.length + 1))
    }
    if (event.key === 'Enter') onSubmit((options[active] ?? typed) || undefined)
  }
  return (
    <div>
      <label className={styles.search}>
        <Icon name="search" size={15} />
        <span className="sr-only">{label}</span>
        <input
          className={styles.bare}
          role="combobox"
          aria-expanded={options.length > 0}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={options[active] === undefined ? undefined : `${listId}-${active}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={2048}
          value={text}
          ref={focusOnMount}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <ul id={listId} role="listbox" aria-label={`Values of ${label}`} className={styles.options}>
        {options.map((option, index) => (
          <Option
            key={option}
            id={`${listId}-${index}`}
            isActive={index === active}
            value={option}
            isTyped={index === matches.length}
            onChoose={() => onSubmit(option)}
          />
        ))}
      </ul>
    </div>
  )
}

type OptionProps = {
  id: string
  value: string
  isActive: boolean
  isTyped: boolean
  onChoose: () => void
}

function Option({ id, value, isActive, isTyped, onChoose }: OptionProps) {
  const words = sentenceCase(value)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the input has the keys
    <li
      id={id}
      role="option"
      aria-selected={isActive}
      className={styles.option}
      data-typed={isTyped || undefined}
      onClick={onChoose}
    >
      {isTyped ? (
        <>
          <Icon name="plus" size={14} />
          <span className="truncate">Use “{value}” exactly</span>
        </>
      ) : (
        <>
          <span className="truncate">{words}</span>
          {words !== value && <span className={styles.raw}>{value}</span>}
        </>
      )}
    </li>
  )
}

/** Those that hold the text, those that begin with it before the others. */
function bestFirst(suggestions: readonly string[], text: string): string[] {
  const wanted = text.toLowerCase()
  const place = (candidate: string) => candidate.toLowerCase().indexOf(wanted)
  return suggestions
    .filter((candidate) => place(candidate) !== -1)
    .toSorted((a, b) => Math.min(1, place(a)) - Math.min(1, place(b)))
}
