import { useNavigate } from '@tanstack/react-router'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Parameters } from '#base/address/address.ts'
import { t } from '#base/language/words.ts'
import { useNow } from '#base/time/now.ts'
import { useTimeZone } from '#base/storage/preferences.ts'
import { useSaveKey } from '#base/browser/use-save-key.ts'
import { useIsPhone } from '#components/controls/phone.ts'
import { Icon } from '#components/controls/icons.tsx'
import { lazyPart } from '#components/page/lazy-part.tsx'
import { MenuButton } from '#components/overlays/menu-button.tsx'
import { type ViewTab, ViewTabs } from '#components/list/view-tabs.tsx'
import { Trans } from '#components/text/trans.tsx'
import { checkView } from '#model/reading/views/broken.ts'
import { viewChanges } from '#model/reading/views/changes.ts'
import { keepViews, restoreView, useViews, viewsOf } from '#model/reading/views/store.ts'
import {
  isSameSearch,
  listName,
  searchOf,
  type View,
  viewNames,
} from '#model/reading/views/view.ts'
import styles from './list-views.module.css'
import { useDeletedView, useViewCounts, useSharedTabs } from './use-view-tabs.tsx'
import { useFittingTabs } from './use-fitting-tabs.ts'
import type { ViewDialog } from './view-dialogs.tsx'
import { ViewNotes } from './view-notes.tsx'
import type { ViewsProps } from './views.tsx'

const loadMenu = () => import('./view-menu.tsx')
const ViewMenuItems = lazyPart(async () => (await loadMenu()).ViewMenuItems)
const NewViewItems = lazyPart(async () => (await loadMenu()).NewViewItems)
const MoreItems = lazyPart(async () => (await loadMenu()).MoreItems)
const loadDialogs = () => import('./view-dialogs.tsx')
const ViewDialogs = lazyPart(async () => (await loadDialogs()).ViewDialogs)

/** A pointer over a menu's button loads what the menu opens. */
function prepare() {
  void loadMenu().catch(() => {})
  void loadDialogs().catch(() => {})
}

const NO_COLUMNS: NonNullable<ViewsProps['columns']> = []

/** The store's own views as tabs among those that every store has. */
export function ListViews(props: ViewsProps) {
  const { storeId, list, columns = NO_COLUMNS, address, given, countOf, isLoaded, onSaving } = props
  const { items, isLoading } = useViews(storeId)
  const navigate = useNavigate()
  const context = { zone: useTimeZone(), now: useNow(), choices: props.choices }
  const [dialog, setDialog] = useState<ViewDialog>()
  const [deleted, setDeleted] = useDeletedView()
  const isPhone = useIsPhone()
  const row = useRef<HTMLElement>(null)

  const own = items
    .filter((view) => view.list === listName(list))
    .map((view) => ({ view, ...checkView(list, columns, view.search) }))
  const open = own.find(({ view }) => view.name === address.view)
  const changes = open ? viewChanges(list, columns, open.search, address, context) : []
  const isOpenChanged = open !== undefined && (changes.length > 0 || open.left.length > 0)
  const counts = useViewCounts(list, isLoaded ? own.map(({ search }) => search) : [], countOf)
  const nothing = Object.fromEntries([...viewNames(list)].map((name) => [name, undefined]))
  const go = (search: Parameters) =>
    void navigate({
      to: '.',
      search: (before: Parameters) => ({ ...before, ...search, page: undefined }),
    })
  const openSearch = ({ view, search }: (typeof own)[number]) => ({
    ...nothing,
    ...search,
    view: view.name,
  })

  const [all, ...others] = given.map((tab): ViewTab => ({
    ...tab,
    search: { ...(open && tab === given[0] ? nothing : {}), ...tab.search, view: undefined },
    current: tab.current && address.view === undefined,
  }))
  const ownTabs = own.map((one, index): ViewTab => {
    const isOpen = one === open
    const isChanged = isOpen && isOpenChanged
    return {
      label: one.view.name,
      // A changed view finds another number of records.
      count: isChanged ? undefined : counts[index],
      icon: one.view.isStart ? 'home' : undefined,
      mark: isChanged ? t`Changed since it was saved` : undefined,
      search: openSearch(one),
      current: isOpen,
      menu: isOpen && (
        <MenuButton
          className={styles.chevron}
          menuLabel={one.view.name}
          aria-label={t`View ${one.view.name}`}
          width={304}
          onIntent={prepare}
          menu={
            <ViewMenuItems
              storeId={storeId}
              storeName={props.storeName}
              list={list}
              view={one.view}
              changes={changes}
              isChanged={isChanged}
              place={{ isFirst: index === 0, isLast: index === own.length - 1 }}
              onUndo={(undo) => go(undo)}
              onSave={() => save(one.view)}
              onBack={() => go(openSearch(one))}
              onDialog={setDialog}
            />
          }
        >
          <Icon name="chevron-down" size={13} />
        </MenuButton>
      ),
    }
  })
  const shared = useSharedTabs(
    props,
    own.map(({ view }) => view.name),
    nothing,
  )
  const tabs = [...(all ? [all] : []), ...ownTabs, ...shared, ...others]
  const shown = useFittingTabs(
    row,
    tabs.map(
      ({ label, count = '', menu, mark = '' }) => `${label} ${count}${Boolean(menu)}${mark}`,
    ),
    tabs.findIndex(({ current }) => current),
  )
  const hidden = tabs.filter((_, index) => !shown.includes(index))
  // One tab is no choice.
  const isLone = tabs.length === 1

  function save(view: View) {
    keepViews(storeId, [{ ...view, search: searchOf(list, address) }])
  }

  function keepShared(name: string) {
    save({ id: crypto.randomUUID(), list: listName(list), name, search: {} })
  }

  function remove(view: View) {
    setDeleted({ view, index: viewsOf(storeId).indexOf(view), wasOpen: view === open?.view })
    if (view === open?.view) go({ view: undefined })
  }
  function restore() {
    if (!deleted) return
    restoreView(storeId, deleted.view, deleted.index)
    if (deleted.wasOpen) go({ view: deleted.view.name })
    setDeleted(undefined)
  }
  const isShared = shared.some(({ current }) => current)
  const isFree =
    (address.view === undefined || isShared) && !isSameSearch(searchOf(list, address), {})
  const saving = isOpenChanged ? 'changes' : isFree ? 'view' : undefined
  function saveNow() {
    if (open && saving === 'changes') save(open.view)
    else setDialog({ is: 'new' })
  }
  useSaveKey(saving && saveNow)
  const onSave = useEffectEvent(saveNow)
  // Where a phone has a row of views, its + does it.
  const shownSaving = isPhone && !isLone ? undefined : saving
  useEffect(
    () => onSaving?.(shownSaving && { is: shownSaving, onSave: () => onSave(), onIntent: prepare }),
    [shownSaving, onSaving],
  )
  const sharedName =
    typeof address.view === 'string' && !open && !isShared && !isLoading && !deleted
      ? address.view
      : ''

  return (
    <>
      <ViewTabs
        ref={row}
        label={t`Views`}
        tabs={isLone ? [] : tabs.filter((_, index) => shown.includes(index))}
      >
        {!isLone && hidden.length > 0 && (
          <MenuButton
            className={styles.more}
            menuLabel={t`More views`}
            onIntent={prepare}
            menu={<MoreItems tabs={hidden} onOpen={go} />}
          >
            <Trans>{hidden.length} more</Trans>
            <Icon name="chevron-down" size={13} />
          </MenuButton>
        )}
        {!isLone && (
          <MenuButton
            className={styles.new}
            menuLabel={t`Views`}
            aria-label={t`New view`}
            onIntent={prepare}
            menu={
              <NewViewItems views={own.map(({ view }) => view)} list={list} onDialog={setDialog} />
            }
          >
            <Icon name="plus" size={14} />
          </MenuButton>
        )}
      </ViewTabs>
      <ViewNotes
        left={open?.left ?? []}
        onSave={() => open && save(open.view)}
        sharedName={sharedName}
        onKeep={() => keepShared(sharedName)}
        deletedName={deleted?.view.name}
        onRestore={restore}
      />
      {dialog && (
        <Suspense>
          <ViewDialogs
            storeId={storeId}
            list={list}
            columns={columns}
            address={address}
            choices={props.choices}
            dialog={dialog}
            onOpen={(name) => go({ view: name })}
            onSaved={(view) =>
              go(
                isSameSearch(view.search, searchOf(list, address))
                  ? { view: view.name }
                  : { ...nothing, ...view.search, view: view.name },
              )
            }
            onDeleted={remove}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
    </>
  )
}
