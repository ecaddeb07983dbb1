import { helpLimits, helpNotes, helpTasks } from './help-text.ts'

/** The tasks, limits and notes that hold the text; all for an empty one. */
export function findHelp(text: string) {
  const wanted = text.trim().toLowerCase()
  const holds = (row: { term: string; text: string }) =>
    `${row.term} ${row.text}`.toLowerCase().includes(wanted)
  return {
    tasks: helpTasks.filter(holds),
    limits: helpLimits.filter(holds),
    notes: helpNotes.filter(holds),
  }
}
