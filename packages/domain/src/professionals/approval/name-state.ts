import type { NameState } from '@oficio/contracts/accounts/profile'
import type { Ctx } from '../../kernel/ctx'

/** Returns how an account's name can be corrected. Only the team's approval verifies a professional's name. */
export async function nameStateOf({ db }: Pick<Ctx, 'db'>, userId: string): Promise<NameState> {
  const { role, professional } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { role: true, professional: { select: { status: true } } },
  })
  if (role !== 'professional') return 'free'
  const isApproved = professional?.status === 'approved' || professional?.status === 'suspended'
  return isApproved ? 'verified' : 'with_registration'
}
