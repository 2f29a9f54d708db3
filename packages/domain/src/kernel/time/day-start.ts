import { startOfDay } from 'date-fns'
import { inArgentina } from './days'

/** Returns the first instant of the day that it is in Argentina. */
export const dayStart = (now: Date): Date => new Date(startOfDay(now, inArgentina).getTime())
