import { execFileSync } from 'node:child_process'

/** The bill of materials that npm makes of the lock file, reduced to the packages in the bundles. */
export function readBillOfMaterials(packages) {
  const bill = JSON.parse(
    npm('sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only'),
  )
  const bundled = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const components = bill.components.filter((component) => bundled.has(component['bom-ref']))
  const known = new Set(components.map((component) => component['bom-ref']))
  const missing = [...bundled].filter((name) => !known.has(name))
  if (missing.length > 0) throw new Error(`The lock file does not know ${missing.join(', ')}.`)

  const { component } = bill.metadata
  component.name = process.env.npm_package_name ?? 'counter-dashboard'
  bill.components = components.map(asShipped)
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => known.has(ref) || ref === component['bom-ref'])
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((name) => known.has(name)) }))
  // The same build must give the same file.
  delete bill.serialNumber
  delete bill.metadata.timestamp
  delete bill.metadata.tools
  return `${JSON.stringify(bill, null, 2)}\n`
}

/** npm marks every package as a development one, because the bundles need none at run time. */
function asShipped(component) {
  return { ...component, scope: 'required', properties: [] }
}

function npm(...options) {
  const program = process.env.npm_execpath
  const [file, ...first] = program ? [process.execPath, program] : ['npm']
  return execFileSync(file, [...first, ...options, '--include=dev'], {
    encoding: 'utf8',
    maxBuffer: 64_000_000,
    stdio: ['ignore', 'pipe', 'ignore'],
    shell: !program && process.platform === 'win32',
  })
}
