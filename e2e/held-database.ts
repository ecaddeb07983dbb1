import type { Page } from '@playwright/test'

/** Keeps a transaction of the database open for as long as the page is: others wait. */
export async function holdDatabase(page: Page, part: string) {
  await page.evaluate(async (within) => {
    const [found] = (await indexedDB.databases()).filter(({ name }) => name?.includes(within))
    const opening = indexedDB.open(found!.name!)
    await new Promise((resolve) => opening.addEventListener('success', resolve))
    const [name] = opening.result.objectStoreNames
    const records = opening.result.transaction(name!, 'readwrite').objectStore(name!)
    const goOn = () => records.count().addEventListener('success', goOn)
    goOn()
  }, part)
}
