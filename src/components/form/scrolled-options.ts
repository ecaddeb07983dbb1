/** For a `Select` with many: its list itself scrolls, as assistive technology expects of one. */
export const scrolledOptions = {
  withScrollArea: false,
  styles: { options: { maxHeight: 280, overflowY: 'auto' } },
} as const
