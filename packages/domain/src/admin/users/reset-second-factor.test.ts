import { expect, it } from 'vitest'
import { removeFactors } from '../../accounts/second-factor/remove-factors'
import { resolveSession } from '../../accounts/sessions/resolve-session'
import { account } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { buildEnrolled } from '../../testing/enrol'
import { createTestContext } from '../../testing/test-context'
import { resetSecondFactor } from './reset-second-factor'

const errorOf = (code: string) => expect.objectContaining({ code })

it('removes the second factor of somebody else by an admin’s decision with trace and mail, which ends the sessions', async () => {
  const ctx = await createTestContext()
  const { user, sessionId, actor } = await buildEnrolled(ctx)
  const admin = account((await buildUser(ctx, { role: 'admin' })).id, 'admin')
  const input = { id: user.id, reason: 'Perdió el teléfono.' }
  await expect(resetSecondFactor(ctx, actor, input)).rejects.toEqual(errorOf('own_account'))
  const person = account((await buildUser(ctx)).id, 'user')
  await expect(resetSecondFactor(ctx, person, input)).rejects.toEqual(errorOf('forbidden'))
  await resetSecondFactor(ctx, admin, input)
  expect(await resolveSession(ctx, { sessionId, userId: user.id })).toBeNull()
  expect(await ctx.db.auditEntry.findMany()).toMatchObject([
    { action: 'user-second-factor-reset', userId: admin.userId, data: { reason: input.reason } },
  ])
  const mails = await ctx.db.mail.findMany({ where: { to: user.email }, orderBy: { id: 'asc' } })
  expect(mails.map(({ refs }) => Object(refs).change)).toEqual(['added', 'reset'])
  await expect(removeFactors(ctx, { ...input, adminId: null })).rejects.toEqual(
    errorOf('second_factor_missing'),
  )
})
