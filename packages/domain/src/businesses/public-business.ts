import type { Prisma } from '@oficio/db/generated/client'

/** Which businesses anybody may see at a moment: paid for, and the paid time is not over, whatever the clock has got to. */
export const isPublicAt = (now: Date) =>
  ({
    status: { in: ['active', 'past_due'] },
    OR: [{ publicUntil: null }, { publicUntil: { gt: now } }],
  }) satisfies Prisma.BusinessWhereInput
