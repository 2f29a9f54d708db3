import type { Prisma } from '@oficio/db/generated/client'

/** Who may be seen by anybody: approved, and with an account that is not closed. */
export const isPublic = { status: 'approved', user: { closedAt: null } } as const

/** Who may be seen, or could be until an admin suspended them: their address may be known outside. */
export const wasPublic = {
  status: { in: ['approved', 'suspended'] },
  user: { closedAt: null },
} satisfies Prisma.ProfessionalWhereInput
