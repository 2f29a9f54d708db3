import { type WeeklyHours, weeklyHours } from '@oficio/contracts/kernel/weekly-hours'
import type { Professional } from '@oficio/db/generated/client'

/** Returns when a professional attends to clients, or null where they say nothing of it, or nothing that can be read. */
export const readWorkingHours = ({ workingHours }: Pick<Professional, 'workingHours'>): WeeklyHours | null =>
  weeklyHours.safeParse(workingHours).data ?? null
