import { useEffect, useState } from 'react'
import { idle } from '#base/time/idle.ts'
import type { Parameters } from '#base/address/address.ts'
import type { ListDescription } from '#model/reading/lists/description.ts'

type Notices = { ignored: string[]; unseen: string[] }

const NOTHING: Notices = { ignored: [], unseen: [] }

async function find(
  list: ListDescription,
  owner: string,
  query: Parameters,
  rows: readonly object[],
  last: object | undefined,
): Promise<Notices> {
  try {
    await idle()
    const { noticesOf } = await import('#model/reading/lists/notices.ts')
    return await noticesOf(list, owner, query, rows as readonly Parameters[], last as Parameters)
  } catch {
    return NOTHING
  }
}

/** The check of the rows loads after they are on screen. */
export function useNotices(
  list: ListDescription,
  owner: string,
  query: Parameters,
  rows: readonly object[] | undefined,
  /** The last row of the list, once it is counted. */
  last?: object,
): Notices {
  const [checked, setChecked] = useState<{ rows: readonly object[]; notices: Notices }>()
  useEffect(
    function checkRows() {
      if (!rows) return undefined
      let isCurrent = true
      void find(list, owner, query, rows, last).then((notices) => {
        const count = notices.ignored.length + notices.unseen.length
        if (isCurrent && count > 0) setChecked({ rows, notices })
        return undefined
      })
      return () => {
        isCurrent = false
      }
    },
    [list, owner, query, rows, last],
  )
  return checked && checked.rows === rows ? checked.notices : NOTHING
}
