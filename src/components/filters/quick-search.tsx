import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useKeyDown } from '#base/browser/use-key-down.ts'
import { t } from '#base/language/words.ts'
import { usePreferences } from '#base/storage/preferences.ts'
import { letterKey } from '#base/browser/letter-key.ts'
import { type Typed, followAddress } from '#base/text/typed-text.ts'
import { classNames } from '#components/controls/class-names.ts'
import { Icon } from '#components/controls/icons.tsx'
import styles from './quick-search.module.css'

type QuickSearchProps = {
  label: string
  /** Instead of the label. */
  placeholder?: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
  large?: boolean
  /** Holds names or addresses, which privacy mode shows only while the field has the focus. */
  isPrivate?: boolean
  /** Searches during typing, for searches that cost no request. */
  live?: boolean
}

const LIVE_AFTER = 150

/** The field follows the address, also after Back. */
export function QuickSearch({
  label,
  placeholder = label,
  value = '',
  onSearch,
  large,
  live,
  isPrivate,
}: QuickSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [latest, setTyped] = useState<Typed>()
  const { privacy } = usePreferences()
  const [isFocused, setIsFocused] = useState(false)
  const typed = followAddress(latest, value)
  if (typed !== latest) setTyped(typed)
  useEffect(() => () => clearTimeout(timer.current), [])

  function search(text: string) {
    clearTimeout(timer.current)
    const wanted = text.trim()
    if (wanted === value) return
    setTyped({ text, since: value, submitted: [...(typed?.submitted ?? []), wanted] })
    onSearch(wanted || undefined)
  }
  function onType(text: string) {
    // The key that leads here, pressed although one is here.
    if (text === '/') return
    clearTimeout(timer.current)
    setTyped({ text, since: value, submitted: typed?.submitted ?? [] })
    if (text.trim() === '') search(text)
    else if (live) timer.current = setTimeout(() => search(text), LIVE_AFTER)
  }
  const text = typed?.text ?? value
  const isVeiled = privacy && isPrivate && !isFocused && text !== ''
  useKeyDown((event) => {
    if (letterKey(event) !== '/') return
    event.preventDefault()
    input.current?.focus()
  })

  // Until then the rows below are of another text.
  const isPending = !live && text.trim() !== value

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    search(input.current?.value ?? '')
  }
  return (
    <form className={classNames(styles.search, large && styles.large)} onSubmit={onSubmit}>
      <Icon name="search" size={15} />
      <input
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={placeholder}
        value={isVeiled ? '••••••' : text}
        onFocus={() => setIsFocused(true)}
        onBlur={() => setIsFocused(false)}
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => onType(event.target.value)}
      />
      {(isPending || !isFocused) && (
        <kbd className={styles.key} aria-hidden>
          {isPending ? t({ message: 'Enter', context: 'key' }) : '/'}
        </kbd>
      )}
    </form>
  )
}
