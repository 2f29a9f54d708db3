import { errors } from '@oficio/contracts/errors'
import { buildProfessional } from '@oficio/domain/testing/builders/build-professional'
import { buildUser } from '@oficio/domain/testing/builders/build-user'
import { createTestContext, type TestCtx } from '@oficio/domain/testing/test-context'
import { beforeEach, describe, expect, it } from 'vitest'
import { makeAdmin } from './make-admin'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const email = 'ana@example.com'
const userWith = (address: string) =>
  ctx.db.user.findUniqueOrThrow({ where: { email: address }, omit: { passwordHash: false } })

describe('the first admin', () => {
  it('gets a password that is made up and shown, or the given one', async () => {
    const admin = await makeAdmin(ctx, { email, isPromotion: false })
    if (admin.outcome !== 'created') throw new Error('not created')
    expect(admin.password.length).toBeGreaterThanOrEqual(16)
    const user = await userWith(email)
    expect(user).toMatchObject({ role: 'admin', username: 'ana' })
    expect(await ctx.passwords.verify(user.passwordHash, admin.password)).toBe(true)
    const other = 'ana@example.org'
    const password = 'una clave bien larga'
    expect(await makeAdmin(ctx, { email: other, password, isPromotion: false })).toMatchObject({
      username: 'ana2',
    })
    expect(await ctx.passwords.verify((await userWith(other)).passwordHash, password)).toBe(true)
    expect(await ctx.db.auditEntry.count({ where: { action: 'admin-created' } })).toBe(2)
  })

  it('is not made of an address that is none, nor with a password that is too short or guessed first', async () => {
    await expect(makeAdmin(ctx, { email: 'ana', isPromotion: false })).rejects.toThrow('email')
    await expect(makeAdmin(ctx, { email, password: 'corta', isPromotion: false })).rejects.toThrow(
      'ADMIN_PASSWORD',
    )
    await expect(makeAdmin(ctx, { email, password: 'Oficio2026', isPromotion: false })).rejects.toThrow(
      errors.password_too_common.text,
    )
    expect(await ctx.db.user.count()).toBe(0)
  })
})

describe('a mail that has an account', () => {
  it('is refused, and promoted only when that is asked for; the password stays', async () => {
    await buildUser(ctx, { email, password: 'la de siempre' })
    await expect(makeAdmin(ctx, { email, isPromotion: false })).rejects.toThrow('--promote')
    expect((await userWith(email)).role).toBe('user')
    const input = { email: email.toUpperCase(), password: 'otra contraseña', isPromotion: true }
    expect((await makeAdmin(ctx, input)).outcome).toBe('promoted')
    expect((await makeAdmin(ctx, input)).outcome).toBe('unchanged')
    const user = await userWith(email)
    expect(user.role).toBe('admin')
    expect(await ctx.passwords.verify(user.passwordHash, 'la de siempre')).toBe(true)
    expect(await ctx.db.auditEntry.count({ where: { action: 'admin-promoted' } })).toBe(1)
  })

  it('is never promoted when it belongs to a professional or is closed', async () => {
    await buildProfessional(ctx, { user: { email } })
    await expect(makeAdmin(ctx, { email, isPromotion: true })).rejects.toThrow('profesional')
    await buildUser(ctx, { email: 'cerrada@example.com', closedAt: ctx.clock.now() })
    await expect(makeAdmin(ctx, { email: 'cerrada@example.com', isPromotion: true })).rejects.toThrow(
      'cerrada',
    )
  })
})
