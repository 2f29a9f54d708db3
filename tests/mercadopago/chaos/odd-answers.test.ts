import { listAttention } from '@oficio/domain/admin/payments/list-attention'
import { account } from '@oficio/domain/kernel/actor'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { expectAgreement } from '../support/agreement'
import { askAbout, openUrgent, payAt } from '../support/buyer'
import { effects, filedOnce, nothingFiled } from '../support/effects'
import { type Stage, startStage } from '../support/stage'
import { active } from '../support/standings'
import { subscribed } from '../support/subscriber'
import { live, settle } from '../support/time'

let stage: Stage
beforeEach(async () => {
  stage = await startStage()
})
afterEach(() => stage.close())

type Effect = Parameters<Stage['control']['addChaos']>[0]['effect']
const spoil = (path: string, effect: Effect) =>
  stage.control.addChaos({ method: 'GET', path, times: null, effect })
const loseAnswers = () => stage.control.addChaos({ path: 'payment', times: null, effect: { kind: 'never' } })
const unread = async () =>
  (await listAttention(stage.ctx, account('admin', 'admin'))).find(({ kind }) => kind === 'answer_unread')

const returnWith = (paymentId: string) => new URL(`${stage.siteUrl}/?payment_id=${paymentId}`)

describe('a payment of the provider’s', () => {
  it.each<[string, Effect]>([
    ['its dates without a zone', { kind: 'altered', set: { date_approved: '2026-01-01T10:00:00' } }],
    ['ids as text', { kind: 'altered', set: { collector_id: '1402716573' } }],
    ['no state in detail', { kind: 'altered', remove: ['status_detail', 'payment_method_id', 'order'] }],
  ])('keeps its meaning when it is written differently: %s', async (_, effect) => {
    const { url } = await openUrgent(stage)
    await payAt(url, 'approve_and_close')
    spoil('/v1/payments/*', effect)
    await settle(stage)
    expect(await effects(stage)).toEqual(filedOnce)
  })

  it('does not hide the other payment of its page when it is unreadable, and is shown to a person', async () => {
    const { url } = await openUrgent(stage)
    loseAnswers()
    const { paymentId } = await payAt(url, 'reject')
    await payAt(url, 'approve_and_close')
    spoil(`/v1/payments/${paymentId}`, { kind: 'altered', set: { transaction_amount: 'mucho' } })
    await live(stage, { minutes: 10 }, { minutes: 2 })
    expect(await effects(stage)).toEqual(filedOnce)
    expect(await unread()).toMatchObject({
      count: 1,
      items: [{ providerId: paymentId, detail: 'transaction_amount' }],
    })
  })

  it('does not hide the other payments when the search lists it oddly', async () => {
    const { url } = await openUrgent(stage)
    loseAnswers()
    await payAt(url, 'reject')
    await payAt(url, 'approve_and_close')
    spoil('/v1/payments/search', { kind: 'altered', set: { 'results.1.id': {}, 'paging.total': '2' } })
    await live(stage, { minutes: 10 }, { minutes: 2 })
    expect(await effects(stage)).toEqual(filedOnce)
    expect(await unread()).toMatchObject({ count: 1 })
  })
})

describe('a subscription of the provider’s', () => {
  it.each<[string, string, Effect]>([
    ['its page and version', '/preapproval/*', { kind: 'altered', remove: ['init_point', 'version'] }],
    [
      'the currency of its charges',
      '/authorized_payments/search',
      { kind: 'altered', remove: ['results.*.currency_id'] },
    ],
    ['the number of its charges', '/authorized_payments/search', { kind: 'altered', remove: ['paging'] }],
  ])('keeps its meaning without %s', async (_, path, effect) => {
    spoil(path, effect)
    const subscriber = await subscribed(stage)
    stage.control.clearChaos()
    await expectAgreement(stage, subscriber, { ...active, charges: ['paid'] })
    expect(await unread()).toBeUndefined()
  })

  it('counts its readable charges beside an unreadable one, which a person sees until it can be read', async () => {
    const subscriber = await subscribed(stage)
    const odd = { 'results.0.transaction_amount': 'mucho' }
    const { id } = spoil('/authorized_payments/search', { kind: 'altered', set: odd })
    await live(stage, { days: 32 }, { days: 2 })
    expect(await unread()).toMatchObject({ count: 1, items: [{ owner: { type: 'subscription' } }] })
    const until = await stage.ctx.db.subscription.findFirstOrThrow({
      where: { providerId: subscriber.providerId },
    })
    expect(until).toMatchObject({ status: 'active' })
    stage.control.removeChaos(id)
    await live(stage, { days: 2 }, { hours: 12 })
    expect(await unread()).toBeUndefined()
  })
})

describe('an id that nobody knows', () => {
  const no = (status: number, json: object): Effect => ({ kind: 'answer', status, json: { status, ...json } })

  it.each<[string, Effect]>([
    ['404', no(404, { message: 'Payment not found', error: 'not_found', cause: [{ code: 2000 }] })],
    ['404 with a cause that is an object', no(404, { message: 'no', cause: { code: 2000 } })],
    ['400 for another account', no(400, { message: 'The payment is not valid for callerId 123' })],
    ['403 for another account', no(403, { message: 'not authorized', cause: [{ code: 4 }] })],
  ])('does not exist when the provider answers %s', async (_, effect) => {
    await openUrgent(stage)
    spoil('/v1/payments/777', effect)
    const response = await askAbout(stage, returnWith('777'))
    expect(response.status).toBe(404)
    expect(await effects(stage)).toMatchObject(nothingFiled)
  })

  it('is not said to be missing when the provider refuses the application itself', async () => {
    await openUrgent(stage)
    spoil(
      '/v1/payments/777',
      no(403, { code: 'PA_UNAUTHORIZED_RESULT_FROM_POLICIES', blocked_by: 'PolicyAgent' }),
    )
    expect((await askAbout(stage, returnWith('777'))).status).toBe(503)
    expect(await effects(stage)).toMatchObject(nothingFiled)
  })

  it('causes no question when it cannot be genuine, nor does the id of an unpaid intent', async () => {
    await openUrgent(stage)
    const before = stage.calls.length
    expect((await askAbout(stage, returnWith('search'))).status).toBe(404)
    const other = 'oficio_device=another-browser-without-an-account-4'
    expect((await askAbout(stage, returnWith('777'), other)).status).toBe(404)
    expect(stage.calls.length).toBe(before)
    expect((await askAbout(stage, returnWith('777'))).status).toBe(404)
    expect(stage.calls.slice(before)).toEqual(['GET /v1/payments/777'])
  })
})
