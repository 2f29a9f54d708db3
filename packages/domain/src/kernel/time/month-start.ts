import { startOfMonth } from 'date-fns'
import { inArgentina } from './days'

/** Returns the first instant of the current month in Argentina. */
export const monthStart = (now: Date): Date => new Date(startOfMonth(now, inArgentina).getTime())
