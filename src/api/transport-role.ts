import { addressesLeftOut } from '#base/storage/left-out.ts'
import * as z from 'zod/mini'
import { operations, type OperationId } from './operations.ts'
import { list, text } from './schemas/fields.ts'
import { askHost } from './transport-team.ts'

const RoleName = z.enum(['owner', 'support', 'reader'])
export type RoleName = z.infer<typeof RoleName>

const Person = z.object({
  user: z.string(),
  name: text,
  role: RoleName,
  addresses: z.catch(z.boolean(), true),
})
export type TeamPerson = z.infer<typeof Person>

const names = Object.keys(operations) as OperationId[]

const Role = z.object({
  hasRoles: z.boolean(),
  user: text,
  name: text,
  /** Undefined for somebody who isn't in the file. */
  role: z.catch(z.optional(RoleName), undefined),
  hidesAddresses: z.catch(z.boolean(), false),
  refused: list(z.enum(names)),
  /** For owners only. */
  people: z.catch(z.optional(z.array(Person)), undefined),
})
export type Role = z.infer<typeof Role>

/** What whoever is signed in may do here; the host holds to it, whatever the page shows. */
export async function readRole(): Promise<Role> {
  const role = Role.parse(await askHost('/team/role'))
  addressesLeftOut.set(role.hidesAddresses)
  return role
}
