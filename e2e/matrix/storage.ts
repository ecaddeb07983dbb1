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
