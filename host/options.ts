import { type ParseArgsConfig, parseArgs } from 'node:util'
import { EnvironmentError } from './environment.ts'

/** What a subcommand was given. Errors never quote it: it could be a key, and go into a log. */
export function readOptions<const Config extends NonNullable<ParseArgsConfig['options']>>(
  command: string,
  given: readonly string[],
  options: Config,
  allowPositionals = false,
) {
  try {
    const read = parseArgs({ args: [...given], options, allowPositionals, strict: true })
    const empty = Object.entries(read.values).find(([, value]) => value === '')
    if (empty) throw new EnvironmentError(`--${empty[0]} needs a value.`)
    return read
  } catch (error) {
    if (error instanceof EnvironmentError) throw error
    const isValue = error instanceof Error && 'code' in error && error.code === WITHOUT_VALUE
    // Only a name that is known gets this far.
    const [, name] = (isValue && /--([\w-]+)/.exec(error.message)) || []
    const takesOne = name !== undefined && options[name]?.type === 'string'
    throw new EnvironmentError(
      name
        ? `--${name} ${takesOne ? 'needs a' : 'takes no'} value.`
        : `An option of ${command} is unknown. See counter-dashboard ${command} --help.`,
    )
  }
}

const WITHOUT_VALUE = 'ERR_PARSE_ARGS_INVALID_OPTION_VALUE'
