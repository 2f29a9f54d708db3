import type { NoticeKind } from '@oficio/contracts/kernel/notice-kinds'
import { serverLimits } from '@oficio/contracts/server-limits'

/** Kinds that are soon worth nothing, since others are faster. */
const hoursOf: Partial<Record<NoticeKind, number>> = { 'new-request': serverLimits.newRequestPushHours }

/** Returns for how long a notice is worth telling of on a device, whatever version of the site stored it. */
export const timeToLiveMs = (type: string): number =>
  // A kind that another version stored is none of the table's.
  (hoursOf[type as NoticeKind] ?? serverLimits.pushHours) * 3_600_000

/** Returns whether a device that saves its battery is to be woken up for it. */
export const isPressing = (type: string): boolean => type in hoursOf
