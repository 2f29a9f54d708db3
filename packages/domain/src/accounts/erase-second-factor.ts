import type { TxCtx } from '../kernel/ctx'

/** Removes everything that proves a second factor of an account. */
export async function eraseSecondFactor(ctx: TxCtx, userId: string): Promise<void> {
  await ctx.db.user.updateMany({ where: { id: userId }, data: { secondFactorSince: null } })
  await ctx.db.recoveryCode.deleteMany({ where: { userId } })
  await ctx.db.passkey.deleteMany({ where: { userId } })
  await ctx.db.passkeyChallenge.deleteMany({ where: { userId } })
  await ctx.db.secondFactor.deleteMany({ where: { userId } })
}
