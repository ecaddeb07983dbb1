/*
 * Brings languages/*.po up to date with the texts in src, and tells what is missing or wrong.
 *
 *   npm run words            all languages there are
 *   npm run words -- cs      and begins one
 *   npm run words -- --id x  changes nothing: the text that a report names, in each language
 */
import { runnerImport } from 'vite'

// Node 20 reads no TypeScript.
try {
  await runnerImport('./scripts/words/run.ts')
} catch (error) {
  if (!error.message.startsWith('languages/')) throw error
  console.error(error.message)
  process.exitCode = 1
}
