import { EnvironmentError, readBaseUrl } from './environment.ts'
import { readOptions } from './options.ts'
import { isUuid } from './uuid.ts'

export type CheckLine = { baseUrl: string; storeId: string | undefined; isJson: boolean }

export const checkHelp = `Asks a platform how it decides what the specification leaves open. Reads only.

  counter-dashboard check --base-url https://api.example.com

  --base-url ADDRESS   your platform's base address (BASE_URL)
  --store ID           the store to ask about, else the account's first
  --json               prints JSON instead of a table
  --help               prints this

The API key is taken from COUNTER_API_KEY, or typed. It ends with 0 if each read operation
answers as specified, with 1 if one does not, and with 2 if it is called in a wrong way.`

export function readCheckLine(
  options: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): CheckLine {
  const given = readOptions('check', options, {
    'base-url': { type: 'string' },
    store: { type: 'string' },
    json: { type: 'boolean' },
  })
  const { store: storeId, json: isJson = false } = given.values
  if (storeId !== undefined && !isUuid(storeId)) {
    throw new EnvironmentError('--store must be the ID of a store.')
  }
  return { baseUrl: readBaseUrl(given.values['base-url'] ?? variables.BASE_URL), storeId, isJson }
}
