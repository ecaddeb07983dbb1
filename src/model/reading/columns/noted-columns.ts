import { t } from '#base/language/words.ts'

/** The merchant's own words about records; the page adds their cells, and a file has a tick of its own. */
export const notedColumns = [
  { id: 'tags', label: t`Tags`, field: 'id', isExtra: true, exported: [] },
  { id: 'note', label: t`Note`, field: 'id', isExtra: true, exported: [] },
] as const
