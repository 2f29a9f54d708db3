import type { TestCtx } from '@oficio/domain/testing/test-context'

/** Gives an account a Google login, an unfinished Google login, and a passkey. */
export async function buildLogins(ctx: TestCtx, userId: string, email: string): Promise<void> {
  const createdAt = ctx.clock.now()
  const atGoogle = { provider: 'google', subject: '', email, createdAt } as const
  await ctx.db.identity.create({ data: { id: ctx.ids.next(), userId, ...atGoogle } })
  const names = { firstName: '', lastName: '', deviceHash: '' }
  await ctx.db.identityArrival.create({
    data: { id: ctx.ids.next(), ...atGoogle, ...names, isVerified: true, expiresAt: createdAt },
  })
  await ctx.db.passkey.create({
    data: {
      id: ctx.ids.next(),
      userId,
      credentialId: userId,
      publicKey: new Uint8Array(3),
      counter: 0n,
      name: '',
      createdAt,
    },
  })
}
