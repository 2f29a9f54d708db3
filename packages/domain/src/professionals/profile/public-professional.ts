import type { Prisma } from '@oficio/db/generated/client'

/** Selects professionals with a public profile: approved, with an open account. */
export const isPublic = { status: 'approved', user: { closedAt: null } } as const

/**
 * Selects professionals whose profile is or was public, including suspended ones, because their URL may be known
 * elsewhere.
 */
export const wasPublic = {
  status: { in: ['approved', 'suspended'] },
  user: { closedAt: null },
} satisfies Prisma.ProfessionalWhereInput
