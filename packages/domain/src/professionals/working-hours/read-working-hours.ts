import { type WeeklyHours, weeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { Professional } from '@oficio/db/generated/client'

/** Returns a professional's weekly hours; null if there are none or they cannot be parsed. */
export const readWorkingHours = ({ workingHours }: Pick<Professional, 'workingHours'>): WeeklyHours | null =>
  weeklyHours.safeParse(workingHours).data ?? null
