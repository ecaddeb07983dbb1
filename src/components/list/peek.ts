import { createStore } from '#base/storage/store.ts'

/** The row whose private texts are shown while a key or finger holds it. */
export const peek = createStore<Element | undefined>(undefined, 'view')

/** A row of a list, or else the smallest part of the page that belongs together. */
export const peekable = (target: Element | null) =>
  target?.closest('tr, li, article, dl, section, header, [data-peek]') ?? undefined
