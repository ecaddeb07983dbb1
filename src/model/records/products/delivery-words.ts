import { t } from '#base/language/words.ts'
import { sentenceCase } from '#base/text/sentence-case.ts'

const words: Record<string, string> = { license_keys: t`Licence keys`, extauth: t`Ext. auth` }

export const deliveryWord = (type: string) => words[type] ?? sentenceCase(type)

export const deliveryText = (types: string[]) => types.map(deliveryWord).join(', ') || undefined
