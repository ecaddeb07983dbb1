import { sentenceCase } from '#base/sentence-case.ts'

const words: Record<string, string> = { license_keys: 'Licence keys', extauth: 'Ext. auth' }

export const deliveryWord = (type: string) => words[type] ?? sentenceCase(type)

/** "Licence keys, Files"; undefined when there is none. */
export const deliveryText = (types: string[]) => types.map(deliveryWord).join(', ') || undefined
