import { beforeEach, describe, expect, it } from 'vitest'
import { account, visitor } from '../../kernel/actor'
import { buildUser } from '../../testing/builders/build-user'
import { softPasskey } from '../../testing/soft-passkey'
import { createTestContext, type TestCtx } from '../../testing/test-context'
import { openSession } from '../sessions/open-session'
import { addPasskey, startPasskey } from './add-passkey'
import { getSecondFactor } from './get-second-factor'
import { offerPasskeys, provePasskey } from './prove-passkey'
import { removePasskey } from './remove-passkey'
import { startStepUp } from './step-up'

let ctx: TestCtx
beforeEach(async () => {
  ctx = await createTestContext()
})

const refusal = expect.objectContaining({ code: 'passkey_refused' })
const password = 'una clave larga'

async function buildOwner() {
  const { id: userId } = await buildUser(ctx, { role: 'admin', password })
  const { sessionId } = await openSession(ctx, visitor(), { userId, kind: 'web' })
  const actor = account(userId, 'admin', { sessionId })
  const passkey = softPasskey(ctx.site.origin)
  const { options } = await startPasskey(ctx, actor, { currentPassword: password })
  const { recoveryCodes } = await addPasskey(ctx, actor, {
    name: 'Teléfono',
    passkey: passkey.register(options),
  })
  return { userId, actor, passkey, recoveryCodes }
}

const offer = async (userId: string) => (await offerPasskeys(ctx, userId)) ?? {}

describe('a passkey', () => {
  it('is added for the password, as a first factor with recovery codes, and proves its owner', async () => {
    const { userId, actor, passkey, recoveryCodes } = await buildOwner()
    expect(recoveryCodes).toHaveLength(10)
    expect(await startStepUp(ctx, actor)).toEqual({ options: expect.anything(), hasApp: false })
    await provePasskey(ctx, userId, passkey.prove(await offer(userId)))
    expect((await getSecondFactor(ctx, actor)).passkeys).toMatchObject([
      { name: 'Teléfono', lastUsedAt: ctx.clock.now().toISOString() },
    ])
  })

  it('answers each challenge once, also at the same moment', async () => {
    const { userId, passkey } = await buildOwner()
    const answer = passkey.prove(await offer(userId))
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => provePasskey(ctx, userId, answer)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('proves nothing for another site, another account, another device or with an expired challenge', async () => {
    const { userId, passkey } = await buildOwner()
    const other = await buildOwner()
    const phishedProof = passkey.prove(await offer(userId), { from: 'https://oficio.example' })
    await expect(provePasskey(ctx, userId, phishedProof)).rejects.toEqual(refusal)
    const foreign = passkey.prove(await offer(other.userId))
    await expect(provePasskey(ctx, userId, foreign)).rejects.toEqual(refusal)
    const strange = softPasskey(ctx.site.origin).prove(await offer(userId))
    await expect(provePasskey(ctx, userId, strange)).rejects.toEqual(refusal)
    const late = passkey.prove(await offer(userId))
    ctx.clock.advance({ minutes: 11 })
    await expect(provePasskey(ctx, userId, late)).rejects.toEqual(refusal)
    await expect(provePasskey(ctx, userId, { id: late.id })).rejects.toEqual(refusal)
  })

  it('is refused when its counter does not grow, because it was copied', async () => {
    const { userId, passkey } = await buildOwner()
    await provePasskey(ctx, userId, passkey.prove(await offer(userId), { counter: 5 }))
    for (const counter of [5, 4, 0]) {
      const copy = passkey.prove(await offer(userId), { counter })
      await expect(provePasskey(ctx, userId, copy)).rejects.toEqual(refusal)
    }
  })

  it('is not added for another challenge, nor twice', async () => {
    const { actor, passkey } = await buildOwner()
    const add = (options: object) =>
      addPasskey(ctx, actor, { name: 'Otra', passkey: passkey.register(options) })
    await expect(add({ challenge: 'bWFkZSB1cA' })).rejects.toEqual(refusal)
    await expect(add((await startPasskey(ctx, actor, {})).options)).rejects.toEqual(refusal)
  })

  it('is removed by its owner alone; the last one stays where the site requires it', async () => {
    const { actor } = await buildOwner()
    const other = await buildOwner()
    const [own] = (await getSecondFactor(ctx, actor)).passkeys
    const id = own?.id ?? ''
    await expect(removePasskey(ctx, other.actor, { id })).rejects.toMatchObject({ code: 'not_found' })
    const required = { ...ctx, isSecondFactorRequired: true }
    await expect(removePasskey(required, actor, { id })).rejects.toMatchObject({
      code: 'second_factor_needed',
    })
    await removePasskey(ctx, actor, { id })
    expect(await getSecondFactor(ctx, actor)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 })
  })
})
