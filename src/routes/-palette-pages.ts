import type { LinkProps } from '@tanstack/react-router'
import { offeredLanguages } from '#base/language/page-language.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'
import { destinations } from '#features/navigation/destinations.ts'
import type { PaletteAction } from '#features/search/actions.ts'
import { pageWords, placesOf } from '#features/search/places.ts'
import { startSearchOf } from '#model/reading/views/hint.ts'

export type PalettePage = PaletteAction & { link: LinkProps }

/** Every page and its parts, with what else merchants call them; for the palette and for Help. */
export const pagesOf = (storeId: string | undefined): PalettePage[] => [
  ...(storeId ? destinations : []).map(({ label, icon, to, section }) => ({
    key: `page ${section}`,
    title: label,
    words: pageWords[section],
    icon,
    link: {
      to,
      params: { storeId },
      search: startSearchOf(storeId ?? '', section),
    } as LinkProps,
  })),
  ...(['account', 'preferences', 'help'] as const).map((page) => ({
    key: page,
    title: sentenceCase(page),
    icon: page === 'help' ? ('info' as const) : page,
    words: pageWords[page],
    link: { to: `/${page}` } as LinkProps,
  })),
  ...(storeId ? placesOf(storeId) : [])
    // Without other languages there is no such field.
    .filter(({ link }) => link.hash !== 'language' || offeredLanguages().length > 0)
    .map((place) => ({ ...place, key: `place ${place.title}` })),
]
