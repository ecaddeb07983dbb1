import { type HelpSection, helpSections } from './help-text.ts'

export function findHelp(
  text: string,
  sections: readonly HelpSection[] = helpSections,
): HelpSection[] {
  const wanted = text.trim().toLowerCase()
  const holds = (...words: (string | undefined)[]) => words.join(' ').toLowerCase().includes(wanted)
  return sections
    .map((section) =>
      holds(section.title)
        ? section
        : {
            ...section,
            rows: section.rows.filter((row) => holds(row.term, row.text, row.instead)),
          },
    )
    .filter(({ rows }) => rows.length > 0)
}
