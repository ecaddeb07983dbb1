import { expect, test } from 'vitest'
import { chooseFile, streamToFile } from './save-file.ts'

test('neither a file nor its name holds the marks of a page from right to left', async () => {
  const written: unknown[] = []
  const sink = {
    write: async (part: unknown) => void written.push(part),
    close: async () => {},
    abort: async () => {},
  }
  const names: string[] = []
  const picker = async ({ suggestedName }: { suggestedName: string }) => {
    names.push(suggestedName)
    return { createWritable: async () => sink }
  }
  Object.assign(globalThis, { showSaveFilePicker: picker })
  const target = await chooseFile('\u2068\u2068month\u2069\u2069.csv')
  await streamToFile(target!, parts())
  expect(names).toEqual(['month.csv'])
  expect(written).toEqual(['a,5 USD,\u2068a customer’s own\u2069'])
})

async function* parts() {
  yield 'a,\u2068\u20685 USD\u2069\u2069,\u2068a customer’s own\u2069'
}
