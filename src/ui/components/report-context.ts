import { createContext } from 'react'

/** Opens the report of a problem; `null` where nothing is recorded. */
export const ReportContext = createContext<(() => void) | null>(null)
