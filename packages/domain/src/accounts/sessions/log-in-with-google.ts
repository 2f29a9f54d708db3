import { randomBytes } from 'node:crypto'
import { termsVersion } from '@oficio/contracts/legal'
import type { Caller } from '../../kernel/actor'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { queueMail } from '../../kernel/mail/queue-mail'
import { googleLinkedMail, welcomeMail } from '../mails'
import { endSessions } from './end-sessions'
import { openSession } from './open-session'

interface GoogleProfile {
  email: string
  isEmailVerified: boolean
  firstName: string
  lastName: string
}

/**
 * Opens a session for whoever Google says owns that mail address, making the account when there is none. The first
 * time, whatever else opens an account of that address is void: a stranger may have registered it. Returns null when
 * Google did not verify the address or the account is closed or suspended.
 */
export async function logInWithGoogle(
  ctx: Ctx,
  actor: Caller,
  profile: GoogleProfile,
): Promise<{ userId: string; sessionId: string } | null> {
  if (!profile.isEmailVerified) return null
  return ctx.transaction(async (ctx) => {
    const known = await ctx.db.user.findUnique({ where: { email: profile.email } })
    if (known?.closedAt || known?.suspendedAt) return null
    const userId = known?.id ?? (await makeAccount(ctx, profile))
    if (known?.googleLinkedAt === null) await handOver(ctx, userId)
    const { sessionId } = await openSession(ctx, actor, { userId, kind: 'web' })
    return { userId, sessionId }
  })
}

/**
 * Somebody registered with that address, and nothing here proves that it was theirs. Its owner has come now, so what the
 * other one could still get in with is void; where that was the owner too, the mail says what changed.
 */
async function handOver(ctx: TxCtx, userId: string): Promise<void> {
  const now = ctx.clock.now()
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { email: true, passwordHash: true },
  })
  const { count } = await ctx.db.user.updateMany({
    where: { id: userId, googleLinkedAt: null },
    data: { googleLinkedAt: now, emailVerifiedAt: now, passwordHash: null },
  })
  // An equal login a moment ago did it all, and its session stands.
  if (count === 0) return
  await endSessions(ctx, { userId, reason: 'handed_over' })
  if (user.passwordHash === null) return
  await queueMail(ctx, googleLinkedMail, {
    to: user.email,
    dedupeKey: `google-linked:${userId}`,
    refs: { userId },
  })
}

async function makeAccount(ctx: TxCtx, { email, firstName, lastName }: GoogleProfile): Promise<string> {
  const now = ctx.clock.now()
  // Readable, and never somebody else's; there is no password that a guessed name could be used with.
  const start =
    email
      .split('@')[0]
      ?.replace(/[^\p{L}\p{N}._-]/gu, '')
      .slice(0, 30) || 'usuario'
  const username = `${start}-${randomBytes(3).toString('hex')}`
  const { id } = await ctx.db.user.create({
    data: {
      id: ctx.ids.next(),
      username,
      email,
      firstName,
      lastName,
      emailVerifiedAt: now,
      googleLinkedAt: now,
      termsVersion,
      termsAcceptedAt: now,
      createdAt: now,
    },
    select: { id: true },
  })
  await queueMail(ctx, welcomeMail, {
    to: email,
    dedupeKey: `welcome:${id}`,
    refs: { userId: id },
  })
  return id
}
