import { EnvironmentError, readBaseUrl } from './environment.ts'

export type CheckLine = { baseUrl: string; storeId: string | undefined; isJson: boolean }

export const checkHelp = `Asks a platform how it decides what the specification leaves open. Reads only.

  counter-dashboard check --base-url https://api.example.com

  --base-url ADDRESS   your platform's base address (BASE_URL)
  --store ID           the store to ask about, else the account's first
  --json               prints JSON instead of a table
  --help               prints this

The API key is taken from COUNTER_API_KEY, or typed. It ends with 0 if each read operation
answers as specified, with 1 if one does not, and with 2 if it is called in a wrong way.`

const UUID_SHAPE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Undefined asks for help. A key is no option: a command line is kept and seen by others. */
export function readCheckLine(
  options: readonly string[],
  variables: Readonly<Record<string, string | undefined>>,
): CheckLine | undefined {
  let address = variables.BASE_URL
  let storeId: string | undefined
  let isJson = false
  for (let at = 0; at < options.length; at += 1) {
    const option = options[at]!
    if (option === '--help' || option === '-h') return undefined
    const [name = '', joined] = option.split(/=(.*)/s)
    if (option === '--json') isJson = true
    else if (name === '--base-url' || name === '--store') {
      const value = joined ?? options[(at += 1)]
      if (!value || value.startsWith('-')) throw new EnvironmentError(`${name} needs a value.`)
      if (name === '--store') storeId = value
      else address = value
    } else {
      // Quoting it could put a key into a log.
      throw new EnvironmentError(
        'An option of check is unknown. See counter-dashboard check --help.',
      )
    }
  }
  if (storeId !== undefined && !UUID_SHAPE.test(storeId)) {
    throw new EnvironmentError('--store must be the ID of a store.')
  }
  return { baseUrl: readBaseUrl(address), storeId, isJson }
}
