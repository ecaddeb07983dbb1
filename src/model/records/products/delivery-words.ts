import { sentenceCase } from '#base/text/sentence-case.ts'

const words: Record<string, string> = { license_keys: 'Licence keys', extauth: 'Ext. auth' }

export const deliveryWord = (type: string) => words[type] ?? sentenceCase(type)

export const deliveryText = (types: string[]) => types.map(deliveryWord).join(', ') || undefined
