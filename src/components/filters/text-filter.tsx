/* oxlint-disable jsx-a11y/prefer-tag-over-role -- the list of a select holds no text of one’s own */
import { zodResolver } from '@hookform/resolvers/zod'
import { Combobox, TextInput } from '@mantine/core'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { TypedInteger, TypedText } from '#base/address/filter-schema.ts'
import { plural, t } from '#base/language/words.ts'
import { leadingValues, matchingValues } from '#base/text/matching-values.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import styles from './filter-editor.module.css'
import '#components/form/validation-messages.ts'
import { Icon } from '#components/controls/icons.tsx'

const Text = z.object({ text: TypedText })
const Integer = z.object({ text: TypedInteger })

type TextFilterProps = {
  label: string
  value: string | undefined
  suggestions?: readonly string[]
  isInteger?: boolean
  /** Values are the merchant's own words, so they are shown as they are. */
  isVerbatim?: boolean
  longest?: number
  /** The option for what is typed and not among the suggestions. */
  typedWords?: (value: string) => string
  /** What was typed while this came. */
  typedAhead?: () => string
  onSubmit: (value: string | undefined) => void
}

/** Mantine's combobox marks an option for screen readers only after an arrow key. */
export function TextFilter({
  label,
  value = '',
  suggestions = [],
  isInteger,
  isVerbatim,
  longest,
  typedWords = searchWords,
  typedAhead,
  onSubmit,
}: TextFilterProps) {
  const listId = useId()
  const { control, register, handleSubmit, getValues, setValue, setFocus, formState } = useForm({
    resolver: zodResolver(isInteger ? Integer : Text),
    defaultValues: { text: value },
  })
  useEffect(() => setFocus('text'), [setFocus])
  // Not before it has the focus, which comes after the field: until then letters go elsewhere.
  function takeTyped() {
    const ahead = typedAhead?.()
    if (ahead) setValue('text', ahead + getValues('text'))
  }
  const text = useWatch({ control, name: 'text' })
  const [chosen, setChosen] = useState<number>()
  const typed = text.trim()
  const isUntouched = text === value
  const matches =
    isUntouched || typed === ''
      ? suggestions
      : (isInteger ? leadingValues : matchingValues)(suggestions, typed)
  const isExact = matches.includes(typed)
  const options = typed && !isExact && !isUntouched ? [...matches, typed] : matches
  const meant = options.indexOf(isInteger || isExact ? typed : (options[0] ?? ''))
  const active = chosen ?? (isUntouched || typed === '' ? -1 : meant)

  const wordsOf = isVerbatim ? String : sentenceCase

  const submitTyped = handleSubmit(() => onSubmit(typed || undefined))

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      setChosen(Math.min(options.length - 1, Math.max(0, active + step)))
    }
    if (event.key === 'Enter') {
      // Otherwise it would also press the button that takes the focus next.
      event.preventDefault()
      if (matches[active] === undefined) void submitTyped()
      else onSubmit(matches[active])
    }
  }
  return (
    <Combobox
      onOptionSubmit={(option) => {
        if (matches.includes(option)) onSubmit(option)
        else void submitTyped()
      }}
    >
      <TextInput
        className={styles.search}
        leftSection={<Icon name="search" size={15} />}
        aria-label={label}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[active] === undefined ? undefined : `${listId}-${active}`}
        autoComplete="off"
        spellCheck={false}
        maxLength={longest}
        error={formState.errors.text?.message}
        {...register('text', { onChange: () => setChosen(undefined) })}
        onFocus={takeTyped}
        onKeyDown={onKeyDown}
      />
      <Combobox.Options id={listId} aria-label={t`Values of ${label}`} className={styles.scrolled}>
        {options.map((option, index) => (
          <Option
            key={option}
            id={`${listId}-${index}`}
            isActive={index === active}
            value={option}
            words={wordsOf(option)}
            isAlike={options.some(
              (other) => other !== option && wordsOf(other) === wordsOf(option),
            )}
            typedWords={index === matches.length ? typedWords(option) : undefined}
          />
        ))}
      </Combobox.Options>
      {suggestions.length > MANY && (
        <Combobox.Footer className={styles.seen}>
          {plural(suggestions.length, {
            one: '1 value seen',
            other: `${suggestions.length} values seen`,
          })}
        </Combobox.Footer>
      )}
    </Combobox>
  )
}

/** As many values as are in sight at once. */
const MANY = 10

const scrollIntoView = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

const searchWords = (value: string) => t`Search for “${value}”`

type OptionProps = {
  id: string
  value: string
  words: string
  /** Another value reads the same. */
  isAlike: boolean
  isActive: boolean
  typedWords: string | undefined
}

function Option({ id, value, words, isAlike, isActive, typedWords }: OptionProps) {
  return (
    <Combobox.Option
      id={id}
      value={value}
      ref={isActive ? scrollIntoView : undefined}
      selected={isActive}
      aria-selected={isActive}
      className={styles.option}
      data-typed={typedWords !== undefined || undefined}
    >
      {typedWords === undefined ? (
        <>
          <span className="truncate" title={value}>
            {words}
          </span>
          {isAlike && <span className="quiet firm size-small mono-face">{value}</span>}
        </>
      ) : (
        <>
          <Icon name="search" size={14} />
          <span className="truncate">{typedWords}</span>
        </>
      )}
    </Combobox.Option>
  )
}
