import { createContext } from 'react'

/** At or below this, a stock is marked as low; the merchant's own for each store. */
export const LowStock = createContext(0)
