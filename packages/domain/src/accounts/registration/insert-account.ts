import type { Role } from '@oficio/contracts/access'
import type { AccountView } from '@oficio/contracts/accounts/account-view'
import { termsVersion } from '@oficio/contracts/legal'
import type { Prisma } from '@oficio/db/generated/client'
import type { Actor } from '../../kernel/actor'
import { connectionHashOfActor } from '../../kernel/caller-marks'
import type { Ctx } from '../../kernel/ctx'
import { notifyUnproven } from '../../kernel/notices/notify-unproven'
import { accountColumns, toAccountView } from '../account-view'
import { welcomeEvent } from '../events'
import { makeConfirmationLink } from '../mailbox/mail-confirmation'
import { refuseWeakPassword } from '../passwords/refuse-weak-password'

interface NamedPerson {
  email: string
  firstName: string
  lastName: string
}

interface NewPerson extends NamedPerson {
  /** If undefined, a username is derived from the name. */
  username: string | undefined
  password: string
}

/** Returns the fields that all new accounts have, with or without a password. */
export function commonAccountRow({ ids, clock }: Ctx, { email, firstName, lastName }: NamedPerson) {
  const now = clock.now()
  // Every form that creates an account makes the visitor accept the terms.
  return { id: ids.next(), email, firstName, lastName, termsVersion, termsAcceptedAt: now, createdAt: now }
}

/**
 * Returns the row of a new account without its username. Must run outside a transaction, because hashing the password
 * is slow. Throws password_too_common.
 */
export async function newAccountRow(
  ctx: Ctx,
  { username, password, ...person }: NewPerson,
  role: Role,
): Promise<Omit<Prisma.UserCreateInput, 'username'>> {
  await refuseWeakPassword(ctx, password, { username, email: person.email })
  return { ...commonAccountRow(ctx, person), passwordHash: await ctx.passwords.hash(password), role }
}

/** Creates the account and mails a welcome. A unique index refuses a username or email that is taken. */
export async function insertAccount(
  ctx: Ctx,
  actor: Actor,
  data: Prisma.UserCreateInput,
): Promise<AccountView> {
  return ctx.transaction(async (ctx) => {
    const user = await ctx.db.user.create({ data, select: accountColumns })
    const { id: userId, email } = user
    const linkId = await makeConfirmationLink(ctx, { userId, email })
    const recipient = { userId, key: userId, data: { userId, linkId } }
    await notifyUnproven(ctx, welcomeEvent, recipient, connectionHashOfActor(ctx, actor))
    return toAccountView(user)
  })
}
