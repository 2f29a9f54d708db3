import { randomBytes } from 'node:crypto'
import { codeOf, errors } from '@oficio/contracts/errors'
import { email as emailField, newPassword } from '@oficio/contracts/fields'
import type { Tx } from '@oficio/db/client'
import { refuseWeakPassword } from '@oficio/domain/accounts/passwords/refuse-weak-password'
import { recordAudit } from '@oficio/domain/kernel/audit/record-audit'
import { auditSubject } from '@oficio/domain/kernel/audit-subject'
import type { Ctx, TxCtx } from '@oficio/domain/kernel/ctx'

interface AdminInput {
  email: string
  /** Random if absent. */
  password?: string | undefined
  /** Whether an existing account with this mail address becomes an admin. Otherwise it is an error. */
  isPromotion: boolean
}

export type MadeAdmin =
  | { outcome: 'created'; username: string; password: string }
  | { outcome: 'promoted' | 'unchanged'; username: string }

/**
 * Creates an admin account, or promotes the account with that mail address, which keeps its credentials. Throws an
 * Error with a readable reason if the mail address or password is invalid, the address is taken, or the account cannot
 * be promoted.
 */
export async function makeAdmin(ctx: Ctx, input: AdminInput): Promise<MadeAdmin> {
  const email = emailField.safeParse(input.email)
  if (!email.success) throw new Error(`«${input.email}» no es una dirección de email.`)
  const password = input.password ?? randomBytes(12).toString('base64url')
  const checked = newPassword.safeParse(password)
  if (!checked.success) throw new Error(`ADMIN_PASSWORD: ${checked.error.issues[0]?.message}`)
  const user = await ctx.db.user.findUnique({
    where: { email: email.data },
    include: { professional: { select: { id: true } } },
  })
  if (user) return promote(ctx, user, input.isPromotion)
  await refuseWeakPassword(ctx, password, { email: email.data }).catch((error: unknown) => {
    if (codeOf(error) !== 'password_too_common') throw error
    throw new Error(`ADMIN_PASSWORD: ${errors.password_too_common.text}`)
  })
  const passwordHash = await ctx.passwords.hash(password)
  return ctx.transaction(async (ctx) => {
    const now = ctx.clock.now()
    const { id, username } = await ctx.db.user.create({
      data: {
        id: ctx.ids.next(),
        username: await freeUsername(ctx.db, email.data),
        email: email.data,
        // The operator who runs this command vouches for the address.
        emailVerifiedAt: now,
        passwordHash,
        firstName: 'Administración',
        lastName: 'del sitio',
        role: 'admin',
        createdAt: now,
      },
    })
    await recordAdminCreation(ctx, id, 'admin-created')
    return { outcome: 'created', username, password }
  })
}

interface ExistingUser {
  id: string
  username: string
  role: string
  closedAt: Date | null
  professional: { id: string } | null
}

async function promote(ctx: Ctx, user: ExistingUser, isPromotion: boolean): Promise<MadeAdmin> {
  const { id, username } = user
  if (user.role === 'admin' && !user.closedAt) return { outcome: 'unchanged', username }
  if (user.closedAt) throw new Error('Esa cuenta está cerrada. Usá otro email.')
  // Refused, because the professional would lose the role that their portal and leads depend on.
  if (user.professional) throw new Error('Esa cuenta es de un profesional. Usá otro email para administrar.')
  if (!isPromotion) {
    throw new Error(`Ya hay una cuenta con ese email (${username}). Para hacerla administradora: --promote`)
  }
  return ctx.transaction(async (ctx) => {
    await ctx.db.user.update({ where: { id }, data: { role: 'admin' } })
    await recordAdminCreation(ctx, id, 'admin-promoted')
    return { outcome: 'promoted', username }
  })
}

/** Returns a username from the part before the @. Appends a number if that username is taken. */
async function freeUsername(tx: Tx, email: string): Promise<string> {
  const name = email.split('@')[0]?.replace(/[^a-zA-Z0-9._-]/g, '') ?? ''
  const base = name.length < 3 ? 'admin' : name.slice(0, 30)
  for (let number = 1; ; number += 1) {
    const username = number === 1 ? base : `${base}${number}`
    if ((await tx.user.count({ where: { username } })) === 0) return username
  }
}

/** Records in the audit log that an admin was created or promoted. */
async function recordAdminCreation(
  ctx: TxCtx,
  userId: string,
  action: 'admin-created' | 'admin-promoted',
): Promise<void> {
  await recordAudit(ctx, { adminId: null, action, subject: auditSubject('user', userId), data: {} })
}
