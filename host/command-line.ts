import { version } from '../package.json' with { type: 'json' }
import { EnvironmentError } from './environment.ts'
import { subcommandLines } from './subcommands.ts'

type Command = {
  text?: string
  isDemo: boolean
  /** Whether to print what is set instead of starting. */
  isPrinting: boolean
  variables: Readonly<Record<string, string>>
}

const settings: Readonly<Record<string, string>> = {
  '--base-url': 'BASE_URL',
  '--port': 'PORT',
  '--host': 'HOST',
  '--character': 'MOCK_CHARACTER',
}

const help = `Counter, a merchant's dashboard for an online store platform

  counter-dashboard --demo                              opens a demo store
  counter-dashboard --base-url https://api.example.com  stands in front of your platform
${subcommandLines()}

  --base-url ADDRESS   your platform's base address (BASE_URL)
  --port NUMBER        the port to listen on, 4600 unless set (PORT)
  --host ADDRESS       the address to listen on, 127.0.0.1 unless set (HOST)
  --demo               the demo store instead of a platform
  --character WHICH    a demo store that behaves otherwise: a number, or a name; any other
                       word lists the names (MOCK_CHARACTER)
  --print-config       prints what is set, without secrets, and does not start
  --version            prints the version
  --help               prints this

All other settings are environment variables: see docs/operating.md in this package.`

const none = { isDemo: false, isPrinting: false, variables: {} }

/** An unknown option may be a misspelt `--demo`, so it stops the host. */
export function readCommandLine(options: readonly string[]): Command {
  const variables: Record<string, string> = {}
  let isDemo = false
  let isPrinting = false
  for (let at = 0; at < options.length; at += 1) {
    const option = options[at]!
    if (option === '--help' || option === '-h') return { ...none, text: help }
    if (option === '--version' || option === '-v') return { ...none, text: version }
    const [name = '', joined] = option.split(/=(.*)/s)
    const variable = settings[name]
    if (option === '--demo') isDemo = true
    else if (option === '--print-config') isPrinting = true
    else if (variable === undefined) {
      throw new EnvironmentError(`${JSON.stringify(option)} is not an option. See --help.`)
    } else {
      const value = joined ?? options[(at += 1)]
      if (!value || value.startsWith('-')) throw new EnvironmentError(`${name} needs a value.`)
      if (variable in variables) throw new EnvironmentError(`${name} is given twice.`)
      variables[variable] = value
    }
  }
  return { isDemo, isPrinting, variables }
}
