import { tz } from '@date-fns/tz'
import { timeZone } from '@oficio/contracts/text/time-zone'
import { addHours, subHours } from 'date-fns'

/** For functions of date-fns, which else take the calendar of the place where the process runs. */
export const inArgentina = { in: tz(timeZone) }

/** Days of 24 hours, which is what they are in Argentina. */
export const addDays = (moment: Date, days: number): Date => addHours(moment, 24 * days)
export const subDays = (moment: Date, days: number): Date => subHours(moment, 24 * days)
