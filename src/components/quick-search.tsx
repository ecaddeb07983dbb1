import { type FormEvent, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icons.tsx'
import styles from './quick-search.module.css'

type QuickSearchProps = {
  /** What can be searched for: the field's name and its placeholder. */
  label: string
  value: string | undefined
  onSearch: (text: string | undefined) => void
  /** As wide as the page, where searching is what the page is for. */
  large?: boolean
}

/** Searches on Enter; typing costs nothing. The key "/" leads here from anywhere on the page. */
export function QuickSearch({ label, value = '', onSearch, large }: QuickSearchProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(function focusOnSlash() {
    function onKeyDown(event: KeyboardEvent) {
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      input.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    onSearch(input.current?.value.trim() || undefined)
  }
  return (
    <form className={classNames(styles.search, large && styles.large)} onSubmit={onSubmit}>
      <Icon name="search" size={15} />
      {/* A new value of the address, as after Back, takes the place of what was typed. */}
      <input
        key={value}
        ref={input}
        type="search"
        className={styles.input}
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={2048}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => {
          if (event.target.value === '' && value !== '') onSearch(undefined)
        }}
      />
      <kbd className={styles.key} aria-hidden>
        /
      </kbd>
    </form>
  )
}
