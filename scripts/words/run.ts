import { readCatalogue, translatedLanguages } from './catalogue.ts'
import { checkCatalogues } from './check.ts'
import { updateCatalogues } from './extract.ts'
import { idOf } from './message.ts'

const asked = process.argv.slice(2)
if (asked[0] === '--id') tellTexts(asked.slice(1))
else bringUpToDate()

function bringUpToDate() {
  for (const line of updateCatalogues(asked)) console.log(line)
  const findings = checkCatalogues()
  for (const { language, message, fault } of findings)
    console.log(`${language}: ${fault}: ${message}`)
  process.exitCode = findings.some(({ isError }) => isError) ? 1 : 0
}

/** By the ids that a merchant's report of a wrong translation names. */
function tellTexts(ids: readonly string[]) {
  const found = translatedLanguages().flatMap((language) =>
    readCatalogue(language)
      .filter(({ message, context }) => ids.includes(idOf(message, context)))
      .map(({ message, text }) => `${language}: ${message}\n    ${text}`),
  )
  console.log(found.join('\n') || 'No catalogue has a text of this id.')
}
