import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import EditedText from 'magic-string'
import type { Plugin } from 'vite'
import { NODES, TEXT, inlineWords } from './inline.ts'
import { type Mark, importsMarks, replaceMarks } from './marks.ts'
import { idOf, parseMessage, slotsOf } from './message.ts'

export type Marked = Record<string, { message: string; context?: string }>

/**
 * A build marks the texts; once it is written, each script says them in English. The marked scripts
 * stay beside, `dist/client-words`, to be finished in other languages (see `inlineWords`).
 */
export function words(): Plugin {
  const messages: Marked = {}
  return {
    name: 'counter:words',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?(?:\?|$)/, code: importsMarks },
      handler(code, id) {
        const marks = replaceMarks(code, id, (mark) => markedCall(mark, messages))
        if (marks.length === 0) return undefined
        const source = new EditedText(code)
        for (const { start, end, text } of marks) source.update(start, end, text)
        return { code: source.toString(), map: null }
      },
    },
    // A script is named by its marks: the name has to change as well if they are written otherwise.
    augmentChunkHash: () => inlining(),
    writeBundle: {
      order: 'post',
      sequential: true,
      handler({ dir = '' }, bundle) {
        const aside = `${dir}-words`
        rmSync(aside, { recursive: true, force: true })
        mkdirSync(aside, { recursive: true })
        for (const { type, fileName } of Object.values(bundle)) {
          if (type !== 'chunk') continue
          const marked = readFileSync(join(dir, fileName), 'utf8')
          const english = inlineWords(marked, {
            language: 'en',
            messages,
            textOf: () => undefined,
          })
          if (english === marked) continue
          mkdirSync(dirname(join(aside, fileName)), { recursive: true })
          writeFileSync(join(aside, fileName), marked)
          writeFileSync(join(dir, fileName), english)
        }
        const sorted = Object.fromEntries(
          Object.entries(messages).toSorted(([a], [b]) => (a < b ? -1 : 1)),
        )
        writeFileSync(join(aside, 'messages.json'), JSON.stringify(sorted))
      },
    },
  }
}

/** The name is one that no minifier joins with another's, and tells which text it is. */
export function markedCall({ message, context, slots, isRich }: Mark, messages: Marked): string {
  const id = idOf(message, context)
  const known = messages[id]
  if (known && (known.message !== message || known.context !== context)) {
    throw new Error(`Two texts share the id ${id}: lengthen it (message.ts)`)
  }
  messages[id] = { message, context }
  const values = slotsOf(parseMessage(message)).map((slot) => slots.get(slot))
  return `/*@__PURE__*/${isRich ? NODES : TEXT}${id}(${values.join(',')})`
}

function inlining(): string {
  const files = ['inline.ts', 'message.ts', 'sentence.ts']
  const code = files.map((file) => readFileSync(join(import.meta.dirname, file)))
  return createHash('sha256').update(code.join('')).digest('hex')
}
