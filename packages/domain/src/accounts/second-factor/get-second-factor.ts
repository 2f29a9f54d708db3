import type { SecondFactorView } from '@oficio/contracts/accounts/second-factor'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { countCodesLeft } from './recovery-codes'

/** Returns the second factors of the caller's account. */
export async function getSecondFactor(ctx: Ctx, actor: Actor): Promise<SecondFactorView> {
  const { userId, role } = requireAccount(actor)
  const { passwordHash, passkeys, secondFactor } = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: {
      passwordHash: true,
      passkeys: { orderBy: { createdAt: 'asc' } },
      secondFactor: { select: { totpSecret: true } },
    },
  })
  return {
    hasApp: secondFactor?.totpSecret != null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id,
      name,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countCodesLeft(ctx, userId),
    isRequired: role === 'admin' && ctx.isSecondFactorRequired,
    hasPassword: passwordHash !== null,
  }
}
