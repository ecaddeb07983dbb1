import type { AnyRouter } from '@tanstack/react-router'
import { undeliveredLink } from '#model/reading/links/links.ts'
import { ordersLink } from '#model/reading/links/order-links.ts'
import { keepTelling } from '#model/doing/live/notifications.ts'
import type { Notice } from '#model/doing/live/notices.ts'

/** Shows notices of the browser; a click on one opens what it tells of. */
export function startNotices(router: Pick<AnyRouter, 'navigate'>) {
  return keepTelling((notice, storeId) => {
    try {
      const shown = new Notification(notice.title, {
        body: notice.text,
        icon: '/favicon.svg',
        tag: 'counter',
      })
      shown.addEventListener('click', () => {
        window.focus()
        void router.navigate(pageOf(notice, storeId))
        shown.close()
      })
    } catch {
      // Some phones show notices of installed applications only.
    }
  })
}

function pageOf({ leadsTo }: Notice, storeId: string) {
  if (leadsTo === 'tickets') return { to: '/stores/$storeId/tickets', params: { storeId } } as const
  return leadsTo === 'undelivered' ? undeliveredLink(storeId) : ordersLink(storeId)
}
