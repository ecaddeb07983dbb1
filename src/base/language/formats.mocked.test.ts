import { expect, test, vi } from 'vitest'

test.each([
  ['de', ['Zebra', 'Äpfel', 'apfel'], ['apfel', 'Äpfel', 'Zebra']],
  ['sv', ['Öl', 'Ål', 'Zebra', 'Äpple', 'olja'], ['olja', 'Zebra', 'Ål', 'Äpple', 'Öl']],
  ['tr', ['İzmir', 'Jale', 'Isparta', 'ılık'], ['ılık', 'Isparta', 'İzmir', 'Jale']],
  ['cs', ['Šála', 'Tác', 'Chata', 'Hora', 'Sad'], ['Hora', 'Chata', 'Sad', 'Šála', 'Tác']],
])('names stand as in a dictionary of the page: %s', async (lang, names, sorted) => {
  vi.stubGlobal('document', { documentElement: { lang } })
  vi.resetModules()
  const { Collator } = Intl
  const collator = vi.spyOn(Intl, 'Collator').mockImplementation(function make(tag) {
    return new Collator(tag)
  })
  const formats = await import('./formats.ts')
  expect(collator, 'made only when names are sorted').not.toHaveBeenCalled()
  expect(names.toSorted(formats.compareShown)).toEqual(sorted)
  expect([3, undefined, 1].toSorted(formats.compareShown)).toEqual([1, 3, undefined])
  expect(collator).toHaveBeenCalledOnce()
  collator.mockRestore()
  vi.unstubAllGlobals()
})
