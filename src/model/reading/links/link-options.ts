import type { linkOptions as checked } from '@tanstack/react-router'

/** Checks types as the router's own does, which would bring its links to the first page. */
export const linkOptions: typeof checked = (options) => options as never
