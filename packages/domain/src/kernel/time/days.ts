import { tz } from '@date-fns/tz'
import { timeZone } from '@oficio/contracts/text/time-zone'
import { addHours, subHours } from 'date-fns'

/** Option for functions of date-fns, which without it use the time zone of the process. */
export const inArgentina = { in: tz(timeZone) }

/** Adds days of 24 hours, because Argentina has no daylight saving time. */
export const addDays = (moment: Date, days: number): Date => addHours(moment, 24 * days)
export const subDays = (moment: Date, days: number): Date => subHours(moment, 24 * days)
