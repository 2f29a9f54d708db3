import { errorBody } from '@oficio/contracts/endpoint'
import { createServiceRequest } from '@oficio/domain/service-requests/filing/create-service-request'
import { submission } from '@oficio/domain/testing/submission-form'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { arrive, askAbout, openUrgent, payAt } from './support/buyer'
import { effects, filedOnce, nothingFiled } from './support/effects'
import { type Stage, startStage } from './support/stage'
import { settle } from './support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
  // Only the buyer's browser tells the site anything.
  stage.control.addChaos({ path: 'payment', times: null, effect: { kind: 'never' } })
})
afterEach(() => stage.close())

const stranger = 'oficio_device=another-browser-of-somebody-else'
const other = { email: 'otra@example.com', phone: '0341 15-555-9876', description: 'Se cortó la luz.' }

/** Returns the address at which a buyer arrives after paying, with the given parameters. */
const address = (words: Record<string, string>) =>
  new URL(`/service-request?${new URLSearchParams({ urgent: 'true', ...words })}`, stage.siteUrl)

const preferenceOf = (url: string) => new URL(url).searchParams.get('pref_id') ?? ''

async function expectUnknown(response: Response): Promise<void> {
  expect([response.status, errorBody.parse(await response.json()).code]).toEqual([404, 'payment_not_found'])
}

describe('an address that says that it was paid files nothing', () => {
  const paid = { status: 'approved', collection_status: 'approved' }

  it('even when no payment exists', async () => {
    const { intentId, url } = await openUrgent(stage)
    const words = {
      ...paid,
      preference_id: preferenceOf(url),
      external_reference: intentId,
      payment_id: 'null',
    }
    expect(await arrive(stage, address(words))).toMatchObject({ state: 'unpaid', outcome: null })
    expect(await effects(stage)).toEqual({ ...nothingFiled, payments: [] })
  })

  it.each(['123456', '999999999999999999', '../users/me', 'a'])(
    'even when it names the made-up payment %s',
    async (id) => {
      const { url } = await openUrgent(stage)
      const words = { ...paid, preference_id: preferenceOf(url), payment_id: id }
      expect(await arrive(stage, address(words))).toMatchObject({ state: 'unpaid' })
      expect(await effects(stage)).toEqual({ ...nothingFiled, payments: [] })
    },
  )

  it('even when it has no id at all', async () => {
    await expectUnknown(await askAbout(stage, address(paid)))
    await expectUnknown(
      await askAbout(stage, address({ ...paid, payment_id: 'null', preference_id: 'null' })),
    )
  })

  it('even when it names a declined payment', async () => {
    const { url } = await openUrgent(stage)
    const { paymentId } = await payAt(url, 'reject')
    const words = { ...paid, preference_id: preferenceOf(url), payment_id: paymentId }
    expect(await arrive(stage, address(words))).toMatchObject({ state: 'declined', outcome: 'failure' })
    expect(await effects(stage)).toMatchObject(nothingFiled)
  })
})

describe('somebody else’s payment', () => {
  it('reveals nothing to a caller who names it, and files the request of its payer once', async () => {
    const otherIntent = await openUrgent(stage)
    const { paymentId } = await payAt(otherIntent.url, 'approve')
    const words = { payment_id: paymentId, preference_id: preferenceOf(otherIntent.url) }
    await expectUnknown(await askAbout(stage, address(words), stranger))
    await expectUnknown(
      await askAbout(stage, address({ external_reference: otherIntent.intentId }), stranger),
    )
    await expectUnknown(await askAbout(stage, address({ payment_id: paymentId }), stranger))
    expect(await arrive(stage, address(words))).toMatchObject({ state: 'done' })
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('beside one’s own page pays nothing there', async () => {
    const otherIntent = await openUrgent(stage)
    const { paymentId } = await payAt(otherIntent.url, 'approve')
    const own = await openUrgent(stage, other)
    const words = { payment_id: paymentId, preference_id: preferenceOf(own.url) }
    for (const cookie of [stage.buyer.cookie, stranger])
      expect(await (await askAbout(stage, address(words), cookie)).json()).not.toMatchObject({
        payment: { intentStatus: 'paid' },
      })
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
    const [request] = await stage.ctx.db.serviceRequest.findMany()
    expect(request?.urgencyIntentId).toBe(otherIntent.intentId)
  })

  it('files no second request when it was used already, by whatever id it is named', async () => {
    const { intentId, url } = await openUrgent(stage)
    const { paymentId, goBack } = await payAt(url, 'approve')
    await arrive(stage, await goBack())
    for (const id of [paymentId, intentId]) {
      const again = submission({ ...other, isUrgent: true, paymentId: id })
      await expect(createServiceRequest(stage.ctx, stage.buyer.actor, again)).rejects.toMatchObject({
        code: 'payment_used',
      })
    }
    expect(await effects(stage)).toEqual(filedOnce)
  })
})
