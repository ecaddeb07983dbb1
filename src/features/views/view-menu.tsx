// oxlint-disable-next-line no-restricted-imports -- inside <Mantine>
import { Menu } from '@mantine/core'
import { useCopy } from '#base/browser/clipboard.ts'
import type { Parameters } from '#base/address/address.ts'
import { downloadText } from '#base/browser/save-file.ts'
import { plural, t } from '#base/language/words.ts'
import { useStore } from '#base/storage/store.ts'
import { formatNumber } from '#base/numbers/money-format.ts'
import { Icon, type IconName } from '#components/controls/icons.tsx'
import type { ViewTab } from '#components/list/view-tabs.tsx'
import { Trans } from '#components/text/trans.tsx'
import type { ListDescription } from '#model/reading/lists/description.ts'
import type { ViewChange } from '#model/reading/views/changes.ts'
import { moveView, setStartView, viewsKeeping } from '#model/reading/views/store.ts'
import { listName, type View, viewsFile } from '#model/reading/views/view.ts'
import styles from './list-views.module.css'
import type { ViewDialog } from './view-dialogs.tsx'

const changeIcons: Record<ViewChange['kind'], IconName> = {
  added: 'plus',
  removed: 'minus',
  changed: 'pencil',
}

const changesText = (count: number) => plural(count, { one: '1 change', other: `${count} changes` })

type ViewMenuItemsProps = {
  storeId: string
  storeName: string | undefined
  list: ListDescription
  view: View
  changes: readonly ViewChange[]
  isChanged: boolean
  place: { isFirst: boolean; isLast: boolean }
  onUndo: (undo: ViewChange['undo']) => void
  onSave: () => void
  onBack: () => void
  onDialog: (dialog: ViewDialog) => void
}

export function ViewMenuItems(props: ViewMenuItemsProps) {
  const { storeId, storeName, list, view, changes, isChanged, place, onDialog } = props
  const [copied, copy] = useCopy()
  const isKept = useStore(viewsKeeping(storeId)) === 'kept'
  const kept = isKept ? t`Kept in this browser` : t`Not kept yet in this browser`
  return (
    <>
      <Menu.Label className={styles.head}>
        <b className="truncate">{view.name}</b>
        {changes.length > 0 && <span>{changesText(changes.length)}</span>}
      </Menu.Label>
      {changes.map(({ key, kind, text, undo }) => (
        <Menu.Item
          key={key}
          className={styles.change}
          closeMenuOnClick={changes.length === 1}
          leftSection={<Icon name={changeIcons[kind]} size={14} />}
          rightSection={<span className="strong accent size-small">{t`Undo`}</span>}
          onClick={() => props.onUndo(undo)}
        >
          {text}
        </Menu.Item>
      ))}
      {isChanged && (
        <>
          <Menu.Divider />
          <Menu.Item leftSection={<Icon name="save" />} onClick={props.onSave}>
            {t`Save changes`}
          </Menu.Item>
        </>
      )}
      <Menu.Item leftSection={<Icon name="save-as" />} onClick={() => onDialog({ is: 'new' })}>
        {t`Save as a new view…`}
      </Menu.Item>
      {changes.length > 0 && (
        <Menu.Item leftSection={<Icon name="refund" />} onClick={props.onBack}>
          {t`Go back to the saved view`}
        </Menu.Item>
      )}
      <Menu.Divider />
      <Menu.Item
        leftSection={<Icon name="pencil" />}
        onClick={() => onDialog({ is: 'rename', view })}
      >
        {t`Rename…`}
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon name={copied === 'copied' ? 'check' : 'link'} />}
        rightSection={<span className={styles.aside}>{t`filters and columns travel`}</span>}
        closeMenuOnClick={false}
        onClick={() => copy(location.href)}
      >
        {copied === 'copied' ? t`Copied` : t`Copy link`}
      </Menu.Item>
      <Menu.CheckboxItem
        checked={view.isStart === true}
        checkIcon={<Icon name="home" />}
        rightSection={<span className={styles.switch} />}
        onChange={(isStart) => setStartView(storeId, view, isStart)}
      >
        <Trans>Open {list.title} here</Trans>
      </Menu.CheckboxItem>
      <Menu.Item
        leftSection={<Icon name="chevron-left" />}
        disabled={place.isFirst}
        closeMenuOnClick={false}
        onClick={() => moveView(storeId, view.id, -1)}
      >
        {t`Move to the left`}
      </Menu.Item>
      <Menu.Item
        leftSection={<Icon name="chevron-right" />}
        disabled={place.isLast}
        closeMenuOnClick={false}
        onClick={() => moveView(storeId, view.id, 1)}
      >
        {t`Move to the right`}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item
        className={styles.danger}
        leftSection={<Icon name="trash" />}
        onClick={() => onDialog({ is: 'delete', view })}
      >
        {t`Delete view…`}
      </Menu.Item>
      <Menu.Label>
        {storeName
          ? t({
              message: `${kept}, for ${storeName}`,
              comment: '{kept} is “Kept in this browser” or “Not kept yet in this browser”.',
            })
          : kept}
      </Menu.Label>
    </>
  )
}

type NewViewItemsProps = {
  views: readonly View[]
  list: ListDescription
  onDialog: (dialog: ViewDialog) => void
}

export function NewViewItems({ views, list, onDialog }: NewViewItemsProps) {
  return (
    <>
      <Menu.Item leftSection={<Icon name="save-as" />} onClick={() => onDialog({ is: 'new' })}>
        {t`Save as a new view…`}
      </Menu.Item>
      <Menu.Item leftSection={<Icon name="file" />} onClick={() => onDialog({ is: 'import' })}>
        {t`Import views…`}
      </Menu.Item>
      {views.length > 0 && (
        <Menu.Item
          leftSection={<Icon name="download" />}
          onClick={() =>
            void downloadText(`${listName(list)}-views.json`, 'application/json', viewsFile(views))
          }
        >
          <Trans>
            Export{' '}
            {plural(views.length, { one: 'this view', other: `these ${views.length} views` })}
          </Trans>
        </Menu.Item>
      )}
    </>
  )
}

type MoreItemsProps = { tabs: readonly ViewTab[]; onOpen: (search: Parameters) => void }

export function MoreItems({ tabs, onOpen }: MoreItemsProps) {
  return tabs.map(({ label, count, search }) => (
    <Menu.Item
      key={label}
      rightSection={count ? <span className={styles.aside}>{formatNumber(count)}</span> : undefined}
      onClick={() => onOpen(search)}
    >
      {label}
    </Menu.Item>
  ))
}
