import { EnvironmentError } from './environment.ts'

type Terminal = Pick<NodeJS.ReadStream, 'isTTY' | 'setRawMode' | 'on' | 'off' | 'pause' | 'resume'>

/** The key from the environment, else typed without an echo. */
export async function readKey(
  given: string | undefined,
  terminal: Terminal = process.stdin,
  prompt: (text: string) => void = (text) => process.stderr.write(text),
): Promise<string> {
  if (given === undefined && !terminal.isTTY) {
    throw new EnvironmentError('COUNTER_API_KEY is not set. Put the API key there.')
  }
  const key = (given ?? (await typed(terminal, prompt))).trim().replace(/^bearer\s+/i, '')
  if (/^[\x21-\x7e]{1,2048}$/.test(key)) return key
  throw new EnvironmentError('COUNTER_API_KEY must hold an API key, without spaces in it.')
}

async function typed(terminal: Terminal, prompt: (text: string) => void): Promise<string> {
  prompt('API key (not shown): ')
  terminal.setRawMode(true)
  terminal.resume()
  try {
    return await new Promise<string>((resolve, reject) => {
      let text = ''
      const onData = (bytes: Buffer) => {
        for (const letter of bytes.toString('utf8')) {
          if (letter === '\r' || letter === '\n') return end(() => resolve(text))
          // Ctrl C and Ctrl D, which a raw terminal passes on as they are.
          if (letter === '\u0003' || letter === '\u0004') {
            return end(() => reject(new EnvironmentError('No API key was typed.')))
          }
          text = letter === '\u007F' || letter === '\b' ? text.slice(0, -1) : text + letter
        }
        return undefined
      }
      const end = (finish: () => void) => {
        terminal.off('data', onData)
        finish()
      }
      terminal.on('data', onData)
    })
  } finally {
    terminal.setRawMode(false)
    terminal.pause()
    prompt('\n')
  }
}
