import { EnvironmentError } from './environment.ts'
import type { readKey } from './typed-key.ts'

export type Surroundings = {
  variables: Readonly<Record<string, string | undefined>>
  print: (text: string) => void
  /** For whoever waits; never part of the result. */
  note: (text: string) => void
  signal: AbortSignal
  key?: typeof readKey
  rest?: (milliseconds: number, signal: AbortSignal) => Promise<void>
}

/** 0: as it should be; 1: not so, or not done; 2: called in a wrong way. */
export type ExitCode = 0 | 1 | 2

export type Subcommand = {
  help: string
  /** Throws an `EnvironmentError` if it is called in a wrong way. */
  run: (options: readonly string[], surroundings: Surroundings) => Promise<ExitCode>
}

/** Each is a module of its own, because a host that serves needs none of them. */
const subcommands = {
  check: {
    says: 'asks a platform how it answers',
    load: async () => (await import('./check.ts')).check,
  },
  doctor: {
    says: 'looks whether a host would run well here, and what to do',
    load: async () => (await import('./doctor.ts')).doctor,
  },
  sessions: {
    says: 'lists the sessions in the store, and ends them',
    load: async () => (await import('./sessions-command.ts')).sessionsCommand,
  },
} satisfies Record<string, { says: string; load: () => Promise<Subcommand> }>

export type SubcommandName = keyof typeof subcommands

export const isSubcommand = (name: string): name is SubcommandName =>
  Object.hasOwn(subcommands, name)

export function subcommandLines(): string {
  const lines = Object.entries(subcommands).map(
    ([name, { says }]) => `${`  counter-dashboard ${name}`.padEnd(56)}${says} (${name} --help)`,
  )
  return lines.join('\n')
}

export async function runSubcommand(
  name: SubcommandName,
  options: readonly string[],
  surroundings: Surroundings,
): Promise<ExitCode> {
  const { help, run } = await subcommands[name].load()
  if (options.includes('--help') || options.includes('-h')) {
    surroundings.print(help)
    return 0
  }
  try {
    return await run(options, surroundings)
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error
    surroundings.note(`${error.message}\n`)
    return 2
  }
}
