import type { Page } from '@playwright/test'

export async function atRest(page: Page): Promise<string> {
  return page.evaluate(async () => {
    // Runs in the page, so it cannot use functions of this file.
    // oxlint-disable-next-line unicorn/consistent-function-scoping
    const outcomeOf = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result))
        request.addEventListener('error', () => reject(request.error ?? new Error('unreadable')))
      })
    const decoder = new TextDecoder()
    const textOf = (value: unknown): string => {
      if (value instanceof CryptoKey) return `key, extractable: ${value.extractable}`
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return decoder.decode(value)
      if (typeof value !== 'object' || value === null) return String(value)
      return Object.values(value).map(textOf).join('\n')
    }
    const found = [...Object.entries(localStorage), ...Object.entries(sessionStorage)].map(String)
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await outcomeOf(indexedDB.open(name))
      for (const store of database.objectStoreNames) {
        const records = await outcomeOf(database.transaction(store).objectStore(store).getAll())
        const names = await outcomeOf(database.transaction(store).objectStore(store).getAllKeys())
        found.push(store, ...names.map(String), ...records.map(textOf))
      }
      database.close()
    }
    return found.join('\n')
  })
}
