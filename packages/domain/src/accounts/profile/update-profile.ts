import type { AccountView } from '@oficio/contracts/accounts/account-view'
import type { updateProfileEndpoint } from '@oficio/contracts/accounts/profile'
import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import { texts } from '@oficio/contracts/texts'
import { type Actor, requireAccount } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { normalisePhone } from '../../kernel/text/normalise-phone'
import { accountColumns, toAccountView } from '../account-view'
import { takenError, takenFieldOf } from '../unique-fields'

/**
 * Updates the caller's personal data; omitted fields keep their value. Throws username_taken, also if two accounts take
 * it at the same moment. Throws name_with_registration if a professional changes their name before approval, and
 * name_is_verified after it. Throws validation_failed for an invalid phone.
 */
export async function updateProfile(
  ctx: Ctx,
  actor: Actor,
  { username, phone, ...names }: InputOf<typeof updateProfileEndpoint>,
): Promise<AccountView> {
  const { userId } = requireAccount(actor)
  await refuseFixedName(ctx, userId, names)
  const e164 = phone === undefined || phone === null ? phone : normalisePhone(phone, false)
  if (phone && !e164) throw new AppError('validation_failed', { fields: { phone: texts.phone } })
  const newUsername = username?.normalize('NFC')
  try {
    const user = await ctx.db.user.update({
      where: { id: userId },
      data: {
        ...names,
        ...(newUsername !== undefined && { username: newUsername }),
        ...(e164 !== undefined && { phone: e164 }),
      },
      select: accountColumns,
    })
    return toAccountView(user)
  } catch (error) {
    const field = takenFieldOf(error)
    throw field ? takenError(field) : error
  }
}

interface Names {
  firstName?: string | undefined
  lastName?: string | undefined
}

async function refuseFixedName(ctx: Ctx, userId: string, names: Names): Promise<void> {
  const state = await ctx.registry.nameStateOf(ctx, userId)
  if (state === 'free') return
  const user = await ctx.db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { firstName: true, lastName: true },
  })
  const { firstName = user.firstName, lastName = user.lastName } = names
  if (firstName === user.firstName && lastName === user.lastName) return
  throw new AppError(state === 'verified' ? 'name_is_verified' : 'name_with_registration')
}
