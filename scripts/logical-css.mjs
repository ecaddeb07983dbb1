/* Sides are written as start and end, so that a language read from right to left mirrors the page. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const physical =
  /^\s*(?:(?:margin|padding|border|scroll-margin|scroll-padding)-(?:left|right)\b|border-(?:top|bottom)-(?:left|right)-radius|(?:left|right)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)\b)/

/** A side of its own in a shorthand: `padding: 0 8px 0 4px`. */
const shorthand = /^\s*(margin|padding|inset|border-radius): (.*?)(?: !important)?;/
const value = /(?:[^\s()]|\((?:[^()]|\([^()]*\))*\))+/g

function hasSides(line) {
  const [, property, values = ''] = shorthand.exec(line) ?? []
  const [first, second, third, fourth] = values.match(value) ?? []
  if (fourth === undefined) return false
  return property === 'border-radius' ? first !== second || third !== fourth : second !== fourth
}

const found = readdirSync('src', { encoding: 'utf8', recursive: true })
  .filter((name) => name.endsWith('.css'))
  .flatMap((name) => {
    const lines = readFileSync(join('src', name), 'utf8').split('\n')
    return lines.flatMap((line, index) =>
      physical.test(line) || hasSides(line) ? [`src/${name}:${index + 1}: ${line.trim()}`] : [],
    )
  })
if (found.length > 0) {
  console.error(`Write these sides as start and end:\n${found.join('\n')}`)
  process.exitCode = 1
}
