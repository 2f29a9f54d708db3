import type { UserState } from '@oficio/contracts/admin/user-decisions'
import { AppError } from '@oficio/contracts/errors'
import type { Prisma, User } from '@oficio/db/generated/client'
import { accessChangedEvent } from '../../accounts/events'
import { lockAdmins, refuseLastAdmin } from '../../accounts/last-admin'
import { endSessions } from '../../accounts/sessions/end-sessions'
import { type Actor, requireAdmin } from '../../kernel/actor'
import { isRepeatedDecision } from '../../kernel/audit/is-repeated-decision'
import { recordAudit } from '../../kernel/audit/record-audit'
import { auditSubject } from '../../kernel/audit-subject'
import type { Ctx, TxCtx } from '../../kernel/ctx'
import { notify } from '../../kernel/notices/notify'

type Account = Pick<User, 'id' | 'role' | 'email' | 'emailVerifiedAt' | 'suspendedAt'>
type Word = 'made-admin' | 'admin-taken' | 'suspended' | 'reinstated'

interface Decision {
  word: Word
  /** Whether the account is in a state that allows this decision. */
  isOpenTo(account: Account): boolean
  columns(now: Date, reason: string): Prisma.UserUpdateInput
}

const decisions: Record<Word, Decision> = {
  'made-admin': {
    word: 'made-admin',
    isOpenTo: ({ role, suspendedAt }) => role === 'user' && suspendedAt === null,
    columns: () => ({ role: 'admin' }),
  },
  'admin-taken': {
    word: 'admin-taken',
    isOpenTo: ({ role }) => role === 'admin',
    columns: () => ({ role: 'user' }),
  },
  suspended: {
    word: 'suspended',
    isOpenTo: ({ suspendedAt }) => suspendedAt === null,
    columns: (suspendedAt, suspensionReason) => ({ suspendedAt, suspensionReason }),
  },
  reinstated: {
    word: 'reinstated',
    isOpenTo: ({ suspendedAt }) => suspendedAt !== null,
    columns: () => ({ suspendedAt: null, suspensionReason: null }),
  },
}

interface Input {
  id: string
  reason: string
}

/**
 * Applies an admin's decision about another account, with its audit entry and mail, in one transaction. The decision
 * takes effect at once in every open page. Repeating it is a no-op; the second of two concurrent admins gets
 * user_changed. Throws not_found, own_account, role_is_fixed, user_changed, address_unproven, last_admin, forbidden.
 */
async function decide(ctx: Ctx, actor: Actor, { id, reason }: Input, decision: Decision): Promise<UserState> {
  const { userId: adminId } = requireAdmin(actor)
  if (id === adminId) throw new AppError('own_account')
  return ctx.transaction(async (ctx) => {
    const admins = await lockAdmins(ctx)
    // Another admin may just have removed the caller's role.
    if (!admins.includes(adminId)) throw new AppError('forbidden')
    const account = await lockOpenAccount(ctx, id)
    const subject = auditSubject('user', id)
    const action = `user-${decision.word}` as const
    if (await isRepeatedDecision(ctx, { adminId, action, subject, reason })) return viewState(account)
    if (account.role === 'professional') throw new AppError('role_is_fixed')
    if (!decision.isOpenTo(account)) throw new AppError('user_changed')
    // The mails about the role go to that address, and its owner may choose a new password.
    if (decision.word === 'made-admin' && !account.emailVerifiedAt) throw new AppError('address_unproven')
    refuseLastAdmin(admins, id)
    const changed = await ctx.db.user.update({
      where: { id },
      data: decision.columns(ctx.clock.now(), reason),
    })
    if (decision.word === 'suspended') await endSessions(ctx, { userId: id, reason: 'suspended' })
    const decisionId = await recordAudit(ctx, { adminId, action, subject, data: { reason } })
    await notify(ctx, accessChangedEvent, {
      userId: id,
      key: decisionId,
      data: { userId: id, decisionId },
    })
    return viewState(changed)
  })
}

async function lockOpenAccount(ctx: TxCtx, id: string): Promise<Account> {
  await ctx.db.$queryRaw`SELECT 1 FROM users WHERE id = ${id}::uuid FOR NO KEY UPDATE`
  const account = await ctx.db.user.findFirst({ where: { id, closedAt: null } })
  if (!account) throw new AppError('not_found')
  return account
}

const viewState = ({ id, role, suspendedAt }: Account): UserState => ({
  id,
  role,
  isSuspended: suspendedAt !== null,
})

const decider =
  (word: Word) =>
  (ctx: Ctx, actor: Actor, input: Input): Promise<UserState> =>
    decide(ctx, actor, input, decisions[word])

export const makeAdmin = decider('made-admin')
export const takeAdmin = decider('admin-taken')
export const suspendUser = decider('suspended')
export const reinstateUser = decider('reinstated')
