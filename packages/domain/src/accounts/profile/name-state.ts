import type { NameState } from '@oficio/contracts/accounts/profile'
import type { Prisma } from '@oficio/db/generated/client'

export const nameStateColumns = {
  role: true,
  professional: { select: { status: true } },
} as const satisfies Prisma.UserSelect

type Judged = Prisma.UserGetPayload<{ select: typeof nameStateColumns }>

/** Returns how the name of an account is corrected: only the team's approval verifies that of a professional. */
export function nameStateOf({ role, professional }: Judged): NameState {
  if (role !== 'professional') return 'free'
  const isApproved = professional?.status === 'approved' || professional?.status === 'suspended'
  return isApproved ? 'verified' : 'with_registration'
}
