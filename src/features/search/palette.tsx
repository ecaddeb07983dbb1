// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Modal } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import { type KeyboardEvent, useId, useState } from 'react'
import { useCopy } from '#base/browser/clipboard.ts'
import { latinKey } from '#base/browser/letter-key.ts'
import { labels, t } from '#base/language/words.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import { Mantine } from '#components/controls/mantine.tsx'
import { useIsPhone } from '#components/controls/phone.ts'
import { Spinner } from '#components/controls/button.tsx'
import { useFocusBack } from '#components/overlays/focus.ts'
import { takeTypedAhead } from '#components/overlays/typed-ahead.ts'
import { noteDone } from '#model/reading/overview/first-run.ts'
import type { Searched } from '#model/reading/search/recognise.ts'
import type { PaletteAction } from './actions.ts'
import { Trans } from '#components/text/trans.tsx'
import { PalettePanel } from './palette-panel.tsx'
import { PaletteResults } from './palette-results.tsx'
import { type Row, usePaletteRows } from './palette-rows.ts'
import '#components/controls/forced-colors.css'
import styles from './palette.module.css'
import { useSearch } from './use-search.ts'

type PaletteProps = {
  storeId: string | undefined
  /** Used for amounts without a currency. */
  storeCurrency: string | undefined
  pages: readonly PaletteAction[]
  actions: readonly PaletteAction[]
  tools: readonly PaletteAction[]
  onClose: () => void
}

export function Palette(props: PaletteProps) {
  const { storeId, storeCurrency, onClose } = props
  useFocusBack()
  const listId = useId()
  const router = useRouter()
  const isPhone = useIsPhone()
  const [text, setText] = useState('')
  const [chosen, setChosen] = useState<string>()
  const [copied, copy] = useCopy()
  const search = useSearch(text, storeId)
  const groups = usePaletteRows({ ...props, text, search, copy })
  const rows = groups.flatMap((group) => group.rows)
  const first = rows.find(({ isFurther }) => !isFurther) ?? (search.isPending ? undefined : rows[0])
  const active = rows.find(({ key }) => key === chosen) ?? first
  // What arrived first stays highlighted, whatever arrives above it.
  if (active && active.key !== chosen) setChosen(active.key)

  function type(next: string) {
    setText(next)
    setChosen(undefined)
  }

  function open(row: Row | undefined, inNewTab = false) {
    if (!row) return
    if (row.typed !== undefined) {
      type(row.typed)
      return
    }
    row.onOpen?.()
    if (row.href === undefined) {
      onClose()
      return
    }
    noteDone('find')
    if (inNewTab) window.open(row.href, '_blank', 'noopener')
    else void router.navigate({ href: row.href })
    if (!inNewTab) onClose()
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hasSelection = event.currentTarget.selectionStart !== event.currentTarget.selectionEnd
    if (step && active) {
      event.preventDefault()
      const place = rows.indexOf(active)
      setChosen(rows[(place + step + rows.length) % rows.length]?.key)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      open(active, event.ctrlKey || event.metaKey)
    } else if (event.key === 'Escape') {
      event.preventDefault()
      event.stopPropagation()
      if (text === '') onClose()
      else type('')
    } else if (latinKey(event) === 'c' && (event.ctrlKey || event.metaKey) && !hasSelection) {
      if (active?.found?.id) copy(active.found.id)
    }
  }

  return (
    <Mantine>
      <Modal.Root
        opened
        onClose={onClose}
        size={820}
        yOffset="clamp(16px, 100dvh - 440px, 104px)"
        fullScreen={isPhone}
        centered={false}
        closeOnEscape={false}
        transitionProps={{ duration: 0 }}
        classNames={{ content: styles.content }}
      >
        <Modal.Overlay />
        <Modal.Content aria-label={t`Search`} radius={isPhone ? 0 : 'lg'}>
          <div className={styles.head}>
            {isPhone ? (
              <button
                type="button"
                className={styles.close}
                aria-label={t`Close`}
                onClick={onClose}
              >
                <Icon name="chevron-left" size={22} />
              </button>
            ) : (
              <Icon name="search" size={18} />
            )}
            <input
              data-autofocus
              className={styles.input}
              role="combobox"
              aria-label={t`Search, or paste anything`}
              aria-expanded={rows.length > 0}
              aria-controls={listId}
              aria-autocomplete="list"
              aria-activedescendant={active && `${listId}-${rows.indexOf(active)}`}
              placeholder={t`Search, or paste anything`}
              autoComplete="off"
              spellCheck={false}
              maxLength={2048}
              enterKeyHint="go"
              value={text}
              onFocus={() => {
                const typed = takeTypedAhead()
                if (typed) type(text + typed)
              }}
              onChange={(event) => type(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {search.isPending && <Spinner />}
            <KindChip searched={search.searched} />
            {isPhone ? (
              text !== '' && (
                <button
                  type="button"
                  className={styles.close}
                  aria-label={t`Clear`}
                  onClick={() => type('')}
                >
                  <Icon name="close" size={18} />
                </button>
              )
            ) : (
              <kbd aria-hidden>{t`Esc`}</kbd>
            )}
          </div>
          <div className={styles.middle}>
            <PaletteResults
              listId={listId}
              groups={groups}
              rows={rows}
              active={active}
              search={search}
              text={text}
              storeId={storeId}
              storeCurrency={storeCurrency}
              onPoint={setChosen}
              onOpen={open}
            />
            {active?.found && !isPhone && (
              <PalettePanel
                found={active.found}
                storeId={storeId}
                storeCurrency={storeCurrency}
                copied={copied}
                onCopy={copy}
                onOpen={(href) => {
                  void router.navigate({ href })
                  onClose()
                }}
                open={() => open(active)}
              />
            )}
          </div>
          <PaletteFoot />
        </Modal.Content>
      </Modal.Root>
    </Mantine>
  )
}

const kinds: Partial<Record<Searched['kind'], [label: string, icon: IconName]>> = {
  actions: [t`Actions`, 'bolt'],
  id: ['ID', 'key'],
  'short-id': [t`Short ID`, 'key'],
  email: [labels.email, 'mail'],
  'processor-id': [t`Processor ID`, 'key'],
  payment: [t`Payment`, 'key'],
  key: [t`Key`, 'key'],
  ip: [labels.ipAddress, 'device'],
  address: [labels.webAddress, 'link'],
}

function KindChip({ searched }: { searched: Searched }) {
  const kind = kinds[searched.kind]
  if (!kind) return null
  const [label, icon] = kind
  return (
    <span className={styles.chip}>
      <Icon name={icon} size={14} />
      {label}
    </span>
  )
}

function PaletteFoot() {
  return (
    <footer className={styles.foot} aria-hidden>
      <span>
        <Trans>
          <kbd>Enter</kbd> open
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>Ctrl Enter</kbd> new tab
        </Trans>
      </span>
      <span>
        <Trans>
          <kbd>Tab</kbd> actions
        </Trans>
      </span>
      <span className="at-end">
        <Trans>
          <kbd>{'>'}</kbd> actions only
        </Trans>
      </span>
    </footer>
  )
}
