import { type OperationId, operationRules, operations } from '#api/operations.ts'
import { t } from '#base/language/words.ts'
import {
  type AskingDependencies,
  type PlatformAnswer,
  type ReadOperation,
  type Reading,
  createAsking,
} from './asking.ts'
import type { Finding } from './points.ts'

export type OperationResult = {
  operation: ReadOperation
  /** `untold`: there was no record to ask for, or the key may not. */
  state: 'answered' | 'wrong' | 'untold'
  /** What is not as specified, such as "pages is missing". */
  problems: string[]
  why?: string
}

export type FieldProblems = (operation: ReadOperation, data: unknown) => string[]

/** What the probes work with. */
export type World = {
  storeId: string
  /** Asks for something that the platform may refuse. */
  read: Reading
  /** Asks as every client would: a refusal means that the operation does not work. */
  readPlain: Reading
  found: (finding: Finding) => void
  untold: (operation: ReadOperation, why: string) => void
}

const isList = (operation: OperationId) => operationRules(operation).query.includes('PageSize')
const isAll = (operation: OperationId) => operation.startsWith('listAll')

/** What the envelope lacks (specification, "Generic envelope" and "Paginated envelope"). */
function envelopeProblems(
  operation: ReadOperation,
  { data, pages }: { data?: unknown; pages?: unknown },
): string[] {
  if (isAll(operation)) {
    return data === null || Array.isArray(data) ? [] : [t`data is ${kindOf(data)}, not an array`]
  }
  if (!isList(operation)) {
    return typeof data === 'object' && data !== null && !Array.isArray(data)
      ? []
      : [t`data is ${kindOf(data)}, not an object`]
  }
  return [
    ...(Array.isArray(data) ? [] : [t`data is ${kindOf(data)}, not an array`]),
    ...(Number.isInteger(pages) ? [] : [t`pages is ${kindOf(pages)}, not a whole number`]),
  ]
}

export function kindOf(value: unknown): string {
  if (value === undefined) return 'missing'
  if (value === null) return 'null'
  if (Array.isArray(value)) return t`an array`
  const names = { string: t`a text`, number: t`a number`, boolean: t`true or false` }
  return names[typeof value as keyof typeof names] ?? t`an object`
}

type WorldDependencies = AskingDependencies & {
  fieldProblems?: FieldProblems
  /** Told of each at once. */
  onFound?: (finding: Finding) => void
}

export function createWorld(dependencies: WorldDependencies) {
  const { fieldProblems = () => [], onFound = () => {} } = dependencies
  const asking = createAsking(dependencies)
  const results = new Map<ReadOperation, OperationResult>()
  const findings: Finding[] = []

  function resultOf(operation: ReadOperation): OperationResult {
    const known = results.get(operation) ?? { operation, state: 'answered', problems: [] }
    results.set(operation, known)
    return known
  }

  function fail(operation: ReadOperation, problem: string) {
    const result = resultOf(operation)
    result.state = 'wrong'
    if (!result.problems.includes(problem)) result.problems.push(problem)
  }

  const read: Reading = async (operation, params, query) => {
    const answer = await asking.read(operation, params, query)
    if (answer.kind === 'unreadable') fail(operation, answer.why)
    if (answer.kind === 'answer') {
      resultOf(operation)
      const problems = [
        ...envelopeProblems(operation, answer),
        ...fieldProblems(operation, answer.data),
      ]
      for (const problem of problems) fail(operation, problem)
    }
    return answer
  }

  const readPlain: Reading = async (operation, params, query) => {
    const answer = await read(operation, params, query)
    if (answer.kind === 'refused') refuse(operation, answer)
    return answer
  }

  function refuse(operation: ReadOperation, { status }: PlatformAnswer & { kind: 'refused' }) {
    if (status === 403) untold(operation, t`the key may not (403)`)
    else fail(operation, t`refused (${status})`)
  }

  function untold(operation: ReadOperation, why: string) {
    if (!results.has(operation))
      results.set(operation, { operation, state: 'untold', problems: [], why })
  }

  return {
    read,
    readPlain,
    untold,
    found(finding: Finding) {
      findings.push(finding)
      onFound(finding)
    },
    findings,
    reads: asking.reads,
    rest: asking.rest,
    /** One for each read operation of the specification, asked or not. */
    results: (why: string): OperationResult[] =>
      (Object.keys(operations) as OperationId[])
        .filter((id): id is ReadOperation => operations[id].method === 'GET')
        .map(
          (operation) =>
            results.get(operation) ?? { operation, state: 'untold', problems: [], why },
        ),
  }
}
