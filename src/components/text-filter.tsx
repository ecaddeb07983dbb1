/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role --
   no element of its own is a list of suggestions whose keys belong to the field above it */
import { type KeyboardEvent, useId, useState } from 'react'
import styles from './filter.module.css'
import { focusOnMount } from './focus-on-mount.ts'
import { Icon } from './icons.tsx'
import { matchingValues } from '#base/matching-values.ts'
import { sentenceCase } from '#base/sentence-case.ts'

type TextFilterProps = {
  label: string
  value: string | undefined
  suggestions?: readonly string[]
  onSubmit: (value: string | undefined) => void
}

/** Suggests values; Enter takes the first match. */
export function TextFilter({ label, value = '', suggestions = [], onSubmit }: TextFilterProps) {
  const listId = useId()
  const [text, setText] = useState(value)
  const [chosen, setChosen] = useState<number>()
  const typed = text.trim()
  const isUntouched = text === value
  const matches = isUntouched || typed === '' ? suggestions : matchingValues(suggestions, typed)
  const isExact = matches.includes(typed)
  const options = typed && !isExact && !isUntouched ? [...matches, typed] : matches
  const active = chosen ?? (isUntouched || typed === '' ? -1 : Math.max(0, matches.indexOf(typed)))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen(Math.min(options.length - 1, Math.max(0, active + step)))
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
            setChosen(undefined)
          }}
          onKeyDown={onKeyDown}
        />
      </label>
      <ul id={listId} role="listbox" aria-label={`Values of ${label}`} className={styles.scrolled}>
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

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

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
      ref={isActive ? scrollIntoView : undefined}
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
