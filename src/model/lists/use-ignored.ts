import { useEffect, useState } from 'react'
import { idle } from '#base/idle.ts'
import type { Parameters } from '#base/address.ts'
import type { ListDescription } from './description.ts'

type Told = { rows: readonly object[]; parts: string[] }

const NOTHING: string[] = []

async function find(list: ListDescription, query: Parameters, rows: readonly object[]) {
  try {
    await idle()
    const [{ ignoredParts }, { droppedParts, searchAsOpened }] = await Promise.all([
      import('./ignored.ts'),
      import('./dropped.ts'),
    ])
    return [
      ...droppedParts(list, query, searchAsOpened()),
      ...ignoredParts(list, query, rows as readonly Parameters[]),
    ]
  } catch {
    return NOTHING
  }
}

/** The check of the rows loads after they are on screen. */
export function useIgnored(
  list: ListDescription,
  query: Parameters,
  rows: readonly object[] | undefined,
): string[] {
  const [told, setTold] = useState<Told>()
  useEffect(
    function checkRows() {
      if (!rows) return undefined
      let isCurrent = true
      void find(list, query, rows).then((parts) => {
        if (isCurrent && parts.length > 0) setTold({ rows, parts })
        return undefined
      })
      return () => {
        isCurrent = false
      }
    },
    [list, query, rows],
  )
  return told && told.rows === rows ? told.parts : NOTHING
}
