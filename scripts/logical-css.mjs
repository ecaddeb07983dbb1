/* Sides are written as start and end, so that a language read from right to left mirrors the page. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const physical =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/

const found = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => {
    const lines = readFileSync(join('src', name), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      physical.test(line) ? [`src/${name}:${index + 1}: ${line.trim()}`] : [],
    )
  })
if (found.length > 0) {
  console.error(`Write these sides as start and end:\n${found.join('\n')}`)
  process.exitCode = 1
}
