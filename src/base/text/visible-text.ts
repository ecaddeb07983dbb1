/*
 * Invisible characters that change how text reads; tab and line break are layout, emoji need their
 * joiner, and Counter's own texts their islands (base/language/islands.ts).
 */
const invisible =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /\u2068\u2068|\u2069\u2069|\u200F\u200F|[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200B\u200E\u200F\u2028-\u202E\u2060\u2066-\u2069\uFEFF]/g

/*
 * Only these can deceive; marks, embeddings and isolates are the everyday spelling of right-to-left
 * text.
 */
const deceiving =
  // oxlint-disable-next-line no-control-regex -- controls are what is looked for
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202D\u202E]/g

const LINE = 300

export function visibleText(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(invisible, spelledOut)
}

/** For messages of people: keeps the invisible characters that right-to-left text needs. */
export function readableText(text: string): string {
  return text.replaceAll(/\r\n|[\u2028\u2029]/g, '\n').replaceAll(deceiving, spelledOut)
}

/** Nobody sees more of a line that is cut off, and long texts are slow. */
export const lineText = (text: string) =>
  visibleText(text.length > LINE ? `${text.slice(0, LINE)}…` : text)

function spelledOut(character: string): string {
  if (character[1]) return character
  const code = character.codePointAt(0) ?? 0
  return `[U+${code.toString(16).toUpperCase().padStart(4, '0')}]`
}
