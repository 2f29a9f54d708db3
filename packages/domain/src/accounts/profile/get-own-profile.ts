import type { NameState, ProfileView } from '@oficio/contracts/accounts/profile'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { isMailWaiting } from '../../kernel/mail/unproven-mails'
import { nationalPhone } from '../../kernel/text/normalise-phone'
import { findRefusedMail } from '../mailbox/find-refused-mail'
import { findPendingEmail } from '../mailbox/pending-email'

declare module '../../kernel/ctx' {
  interface Registry {
    /** Returns whether and how an account may correct its name. Implemented by the noun that verifies names. */
    nameStateOf(ctx: Pick<Ctx, 'db'>, userId: string): Promise<NameState>
  }
}

/** Returns the profile page of the caller. */
export async function getOwnProfile(ctx: Ctx, actor: Actor): Promise<ProfileView> {
  const { userId } = requireAccount(actor)
  const { emailVerifiedAt, passwordHash, phone, role, createdAt, identities, secondFactorSince, ...names } =
    await ctx.db.user.findUniqueOrThrow({
      where: { id: userId },
      select: {
        username: true,
        firstName: true,
        lastName: true,
        email: true,
        emailVerifiedAt: true,
        passwordHash: true,
        phone: true,
        role: true,
        createdAt: true,
        secondFactorSince: true,
        identities: { select: { id: true, provider: true, email: true }, orderBy: { createdAt: 'asc' } },
      },
    })
  const pending = await findPendingEmail(ctx, userId)
  return {
    ...names,
    phone: phone && nationalPhone(phone),
    isEmailConfirmed: emailVerifiedAt !== null,
    pendingEmail: pending === names.email ? null : pending,
    isMailWaiting: pending !== null && (await isMailWaiting(ctx, pending)),
    refusedMail: await findRefusedMail(ctx, actor),
    hasSecondFactor: secondFactorSince !== null,
    hasPassword: passwordHash !== null,
    identities,
    nameState: await ctx.registry.nameStateOf(ctx, userId),
    role,
    memberSince: createdAt.toISOString(),
  }
}
