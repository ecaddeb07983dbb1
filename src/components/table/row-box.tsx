import { createContext, useContext } from 'react'
import type { RowTools } from './table-types.ts'

/** A context, because tools passed as props would render every cell again when they change. */
export const RowToolsOf = createContext<RowTools | undefined>(undefined)

/** What chooses the row; nothing until its code has loaded. */
export const RowBox = ({ id, label }: { id: string; label: string }) =>
  useContext(RowToolsOf)?.box(id, label)
