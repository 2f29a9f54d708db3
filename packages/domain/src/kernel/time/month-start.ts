import { startOfMonth } from 'date-fns'
import { inArgentina } from './days'

/** Returns the first instant of the month that it is in Argentina. */
export const monthStart = (now: Date): Date => new Date(startOfMonth(now, inArgentina).getTime())
