import { checkCatalogues } from './check.ts'
import { updateCatalogues } from './extract.ts'

for (const line of updateCatalogues(process.argv.slice(2))) console.log(line)
const findings = checkCatalogues()
for (const { language, message, fault } of findings)
  console.log(`${language}: ${fault}: ${message}`)
process.exitCode = findings.some(({ isError }) => isError) ? 1 : 0
