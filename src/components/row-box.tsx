import { createContext, useContext } from 'react'
import type { RowTools } from './table-types.ts'

/** Not handed from row to row: tools that come or change would render every cell again. */
export const RowToolsOf = createContext<RowTools | undefined>(undefined)

/** What chooses the row; nothing until its code has loaded. */
export const RowBox = ({ id, label }: { id: string; label: string }) =>
  useContext(RowToolsOf)?.box(id, label)
