import { t } from '#base/language/words.ts'
import * as z from 'zod/mini'
import { readFiltered } from './filtered-body.ts'
import type { Limits } from './limits.ts'
import type { Refusal } from './refusal.ts'
import { createEnvelopeFilter } from './secret-filter.ts'
import { callService, isRedirect, lossOf } from './service.ts'
import type { Trace } from './trace.ts'

const words = z.catch(z.nullish(z.string()), undefined)

/** Specification, "Generic envelope": only `success` is required. */
const Envelope = z.object({
  success: z.boolean(),
  message: words,
  code: words,
  data: z.optional(z.unknown()),
})

export type KeyProof = { canReadUser: boolean } | Refusal

type Asking = { service: string; key: string; trace: Trace }
type Asked = { status: number; success: boolean; message?: string; serviceCode?: string }

/** A key that may not read the account can be proved on one store that the merchant names. */
export async function proveKey(
  at: Asking,
  storeId: string | undefined,
  limits: Pick<Limits, 'signIn' | 'answer'>,
): Promise<KeyProof> {
  const user = await ask('/user', at, limits)
  if ('code' in user) return user
  if (user.success) return { canReadUser: true }
  if (user.status === 404) return notFound
  if (user.status !== 403) return refusalOf(user)
  if (!storeId) return { ...storeIdNeeded, ...saidBy(user) }
  const orders = await ask(`/stores/${storeId}/orders?Page=1&PageSize=1`, at, limits)
  if ('code' in orders) return orders
  if (orders.success) return { canReadUser: false }
  if (orders.status === 403) return { ...storeRefused, ...saidBy(orders) }
  if (orders.status === 404) return { ...storeNotFound, ...saidBy(orders) }
  return refusalOf(orders)
}

async function ask(
  path: string,
  { service, key, trace }: Asking,
  limits: Pick<Limits, 'signIn' | 'answer'>,
): Promise<Asked | Refusal> {
  try {
    const signal = AbortSignal.timeout(limits.signIn)
    const address = new URL(service + path)
    const answer = await callService({ address, method: 'GET', key, signal, trace })
    const text = await readFiltered(answer.body, createEnvelopeFilter(), limits.answer)
    if (isRedirect(answer)) return unreadable
    const envelope = readEnvelope(text)
    if (answer.ok && !envelope) return unreadable
    return {
      status: answer.status,
      success: answer.ok && envelope?.success === true,
      message: envelope?.message ?? undefined,
      serviceCode: envelope?.code ?? undefined,
    }
  } catch (error) {
    return { ...lossOf(error), status: 502, code: 'SERVICE_UNREACHABLE' }
  }
}

function readEnvelope(text: string | undefined) {
  return text === undefined ? undefined : z.safeParse(Envelope, JSON.parse(text)).data
}

function refusalOf(asked: Asked): Refusal {
  return { ...(asked.status === 401 ? keyRefused : failed(asked)), ...saidBy(asked) }
}

/** The service's own message replaces ours, because it knows more. */
function saidBy({ message, serviceCode, status }: Asked) {
  return { ...(message && { message }), ...(serviceCode && { serviceCode }), serviceStatus: status }
}

function failed({ status }: Asked): Refusal {
  return {
    status: 502,
    code: 'SERVICE_FAILED',
    message: t`Your platform answered with status ${status} and didn’t say whether it knows the key.`,
  }
}

const keyRefused: Refusal = {
  status: 401,
  code: 'KEY_REFUSED',
  message: t`Your platform doesn’t accept this API key.`,
}

const storeIdNeeded: Refusal = {
  status: 403,
  code: 'STORE_ID_NEEDED',
  message: t`This key isn’t allowed to read the account. Enter the ID of a store.`,
}

const storeRefused: Refusal = {
  status: 403,
  code: 'STORE_REFUSED',
  message: t`This key isn’t allowed to read the account or this store’s orders.`,
}

const storeNotFound: Refusal = {
  status: 404,
  code: 'STORE_NOT_FOUND',
  message: t`Your platform knows no such store for this key.`,
}

const notFound: Refusal = {
  status: 502,
  code: 'SERVICE_NOT_FOUND',
  message: t`There is no /user at your platform’s address. BASE_URL may need a path such as /api.`,
}

const unreadable: Refusal = {
  status: 502,
  code: 'SERVICE_UNREADABLE',
  message: t`What answers at your platform’s address isn’t its API.`,
}
