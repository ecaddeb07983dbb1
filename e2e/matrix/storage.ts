import type { Page } from '@playwright/test'

export async function blockStorage(page: Page, how: 'full' | 'blocked') {
  await page.addInitScript((kind) => {
    const refuse = () => {
      throw new DOMException('no', kind === 'full' ? 'QuotaExceededError' : 'SecurityError')
    }
    if (kind === 'full') {
      Storage.prototype.setItem = refuse
      IDBObjectStore.prototype.put = refuse
      return
    }
    for (const area of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, area, { get: refuse })
    }
  }, how)
}

/** How many drafts are on the disk of this page. */
export const keptDrafts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.includes('drafts'))
    if (!found?.name) return 0
    const opening = indexedDB.open(found.name)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const [store] = opening.result.objectStoreNames
    if (!store) return 0
    const counting = opening.result.transaction(store).objectStore(store).count()
    await new Promise((resolve) => counting.addEventListener('success', resolve))
    opening.result.close()
    return counting.result
  })
