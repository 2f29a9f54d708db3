import type { AccountView, registerEndpoint } from '@oficio/contracts/auth'
import type { InputOf } from '@oficio/contracts/endpoint'
import { termsVersion } from '@oficio/contracts/legal'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../context/actor'
import type { Ctx } from '../context/ctx'
import { queueMail } from '../mail/queue-mail'
import { accountColumns, toAccountView } from './account-view'
import { refuseTaken, refuseTakenOnConflict } from './refuse-taken'

/**
 * Makes an account with the role user (product decision: the role is set by the server only). Throws username_taken
 * or email_taken, naming the field, also when two equal registrations race.
 */
export async function register(
  ctx: Ctx,
  _actor: Actor,
  input: InputOf<typeof registerEndpoint>,
): Promise<AccountView> {
  const account = {
    username: input.username.normalize('NFC'),
    email: input.email,
  }
  await refuseTaken(ctx, account)
  const passwordHash = await ctx.passwords.hash(input.password)
  const now = ctx.clock.now()
  const data = {
    id: ctx.ids.next(),
    ...account,
    firstName: input.firstName,
    lastName: input.lastName,
    passwordHash,
    role: 'user' as const,
    // The form says so beside its button.
    termsVersion,
    termsAcceptedAt: now,
    createdAt: now,
  }
  return insert(ctx, data).catch((error: unknown) => refuseTakenOnConflict(ctx, account, error))
}

async function insert(ctx: Ctx, data: Prisma.UserCreateInput): Promise<AccountView> {
  return ctx.db.$transaction(async (tx) => {
    const user = await tx.user.create({ data, select: accountColumns })
    await queueMail(ctx, tx, {
      template: 'welcome',
      to: user.email,
      dedupeKey: `welcome:${user.id}`,
      refs: { userId: user.id },
    })
    return toAccountView(user)
  })
}
