import type { LinkProps } from '@tanstack/react-router'
import type { NotedKind } from '#model/reading/memory/record-notes.ts'

export const taggedLink = (storeId: string, kind: NotedKind, tag: string): LinkProps => ({
  to: kind === 'order' ? '/stores/$storeId/orders' : '/stores/$storeId/customers',
  params: { storeId },
  search: { tag },
})
