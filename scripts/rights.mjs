import { chmodSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** Whoever builds: the umask must not show in the package. */
export function letAllRead(folder) {
  const made = readdirSync(folder, { withFileTypes: true, recursive: true })
  for (const file of made.filter((entry) => entry.isFile())) {
    chmodSync(join(file.parentPath, file.name), 0o644)
  }
}
