import { commaList } from '#base/language/lists.ts'
import { t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'

const words: Record<string, string> = {
  license_keys: t`Licence keys`,
  dynamic: t`Dynamic`,
  extauth: t`Ext. auth`,
  instructions: t`Instructions`,
  files: t`Files`,
}

export const deliveryWord = (type: string) => words[type] ?? sentenceCase(type)

export const deliveryText = (types: string[]) => commaList(types.map(deliveryWord)) || undefined
