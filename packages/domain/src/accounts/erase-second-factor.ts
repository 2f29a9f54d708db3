import type { TxCtx } from '../kernel/ctx'

/** Deletes the second factor of an account: app, passkeys, challenges and recovery codes. */
export async function eraseSecondFactor(ctx: TxCtx, userId: string): Promise<void> {
  await ctx.db.user.updateMany({ where: { id: userId }, data: { secondFactorSince: null } })
  await ctx.db.recoveryCode.deleteMany({ where: { userId } })
  await ctx.db.passkey.deleteMany({ where: { userId } })
  await ctx.db.passkeyChallenge.deleteMany({ where: { userId } })
  await ctx.db.secondFactor.deleteMany({ where: { userId } })
}
