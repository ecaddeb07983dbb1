import { useQueryClient } from '@tanstack/react-query'
import { type LinkProps, useRouter } from '@tanstack/react-router'
import { session } from '#api/session.ts'
import { setColourScheme } from '#base/browser/colour-scheme.ts'
import { labelled } from '#base/language/sentences.ts'
import { t } from '#base/language/words.ts'
import { setPreference, usePreferences } from '#base/storage/preferences.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { orderTone } from '#model/records/orders/order-tone.ts'
import { overlay } from '#components/overlays/overlay.ts'
import { useCurrentStore } from '#features/navigation/current-store.ts'
import { destinations } from '#features/navigation/destinations.ts'
import type { PaletteAction } from '#features/search/actions.ts'
import { commandsOf } from '#routes/-palette-commands.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { useFilterValues } from '#model/reading/memory/filter-values.ts'
import { useViews } from '#model/reading/views/store.ts'
import { Palette } from '#features/search/palette.tsx'
import { pagesOf } from '#routes/-palette-pages.ts'
import { toolsOf } from '#features/tools/tools.ts'

const DISPUTED = t`dispute, chargeback, fraud, evidence`

/** The palette with the pages and actions of this application. */
export function SearchPalette({ onClose }: { onClose: () => void }) {
  const router = useRouter()
  const queryClient = useQueryClient()
  const { storeId, store, stores } = useCurrentStore()
  const { privacy } = usePreferences()
  const ownPages = pagesOf(storeId).map(({ link, ...page }): PaletteAction => ({
    ...page,
    href: router.buildLocation(link).href,
  }))
  const views = useViews(storeId ?? '').items
  const viewPages = views.flatMap(({ id, list, name, search }): PaletteAction[] => {
    const page = destinations.find(({ section }) => section === list)
    if (!page || !storeId) return []
    const link = { to: page.to, params: { storeId }, search: { ...search, view: name } }
    return [
      {
        key: `view ${id}`,
        title: labelled(page.label, name),
        icon: page.icon,
        note: t({ message: 'view', context: 'a saved one' }),
        href: router.buildLocation(link as LinkProps).href,
      },
    ]
  })
  const met = useFilterValues(storeId ?? '')
  const filterPages = (['status', 'gateway'] as const).flatMap((filter) =>
    met[filter].map((value): PaletteAction => ({
      key: `${filter} ${value}`,
      title: t`${sentenceCase(value)} orders`,
      icon: 'orders',
      note: filter,
      words: orderTone(value).glyph === 'triangle' ? DISPUTED : undefined,
      href: router.buildLocation(ordersLink(storeId ?? '', { [filter]: value })).href,
    })),
  )
  const pages: PaletteAction[] = [
    ...ownPages,
    ...viewPages,
    ...filterPages,
    ...stores
      .filter(({ id }) => id !== storeId)
      .map(({ id, name = id }): PaletteAction => ({
        key: `store ${id}`,
        title: t`Go to store ${name}`,
        icon: 'overview',
        href: router.buildLocation({ to: '/stores/$storeId', params: { storeId: id } }).href,
      })),
  ]
  const actions = commandsOf({
    isPrivate: privacy,
    onReload: () => void queryClient.invalidateQueries(),
    onPrivacy: () => setPreference('privacy', !privacy),
    // After the palette has closed itself.
    onShortcuts: () => void setTimeout(() => overlay.set('shortcuts')),
    onScheme: setColourScheme,
    onSignOut: () => void session.signOut(),
  })
  const tools = (storeId ? toolsOf(storeId, met.status) : []).map(
    ({ name, icon, words, link, run }): PaletteAction => ({
      key: `tool ${name}`,
      title: name,
      icon,
      words,
      href: link && router.buildLocation(link).href,
      run,
    }),
  )
  return (
    <Palette
      storeId={storeId}
      storeCurrency={store?.currencyCode}
      pages={pages}
      actions={actions}
      tools={tools}
      onClose={onClose}
    />
  )
}
