import { expect, it } from 'vitest'
import { professionalSubject } from '../../professionals/plan/professional-subject'
import { buildPendingSubscriber } from '../../testing/subscription-scene'
import { createTestContext } from '../../testing/test-context'
import { refreshPending } from './refresh-pending'

it('does not keep a page waiting for a provider that is silent, and takes what it answers later', async () => {
  const ctx = await createTestContext()
  const subscriber = await buildPendingSubscriber(ctx)
  ctx.payments.subscriptions.authorise(subscriber.providerId)
  const status = async () =>
    (await ctx.db.subscription.findUniqueOrThrow({ where: { id: subscriber.id } })).status
  const subject = professionalSubject(subscriber.professionalId)
  const { getSubscription } = ctx.payments
  let endSilence: (() => void) | undefined
  const silence = new Promise<void>((resolve) => {
    endSilence = resolve
  })
  const payments = Object.assign(Object.create(ctx.payments), {
    getSubscription: async (id: string) => {
      await silence
      return getSubscription.call(ctx.payments, id)
    },
  })
  await refreshPending({ ...ctx, payments }, subject, 10)
  expect(await status()).toBe('pending')
  endSilence?.()
  await expect.poll(status).not.toBe('pending')
})
