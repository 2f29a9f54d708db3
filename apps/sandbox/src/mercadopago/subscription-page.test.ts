import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startSandbox } from './testing/start-sandbox'

let sandbox: Awaited<ReturnType<typeof startSandbox>>
beforeEach(async () => {
  sandbox = await startSandbox()
})
afterEach(() => sandbox.close())

const open = async (path: string) => {
  const response = await fetch(`${sandbox.origin}${path}`, { redirect: 'manual' })
  return { status: response.status, html: await response.text() }
}

describe('the subscription page', () => {
  const subscribe = async () => {
    const { body } = await sandbox.call('POST', '/preapproval', {
      reason: 'Suscripción de plomería',
      payer_email: 'ana@example.com',
      back_url: 'http://localhost:3000/volver',
      auto_recurring: {
        frequency: 1,
        frequency_type: 'months',
        transaction_amount: 10000,
        currency_id: 'ARS',
      },
    })
    return body.id
  }
  const pressThere = async (id: string, button: string, fields: Record<string, string> = {}) => {
    const body = new URLSearchParams({ button, ...fields })
    const address = `${sandbox.origin}/subscriptions/checkout?preapproval_id=${id}`
    const response = await fetch(address, { method: 'POST', body, redirect: 'manual' })
    return { location: response.headers.get('location'), html: await response.text() }
  }
  const statusOf = async (id: string) => (await sandbox.call('GET', `/preapproval/${id}`)).body.status

  it('authorises, and leads back by its button alone, with nothing but the id', async () => {
    const id = await subscribe()
    const { location } = await pressThere(id, 'authorize')
    expect(location).toBe(`/subscriptions/checkout?preapproval_id=${id}`)
    const done = await open(location ?? '')
    expect(done.html).toContain(`href="http://localhost:3000/volver?preapproval_id=${id}"`)
    expect(done.html).not.toContain('http-equiv="refresh"')
    expect(await statusOf(id)).toBe('authorized')
    const again = await open(`/subscriptions/checkout?preapproval_id=${id}`)
    expect(again.html).toContain('data-testid="subscription-authorized"')
  })

  it('keeps waiting after a declined card, and ends with a declined first charge', async () => {
    const id = await subscribe()
    expect((await pressThere(id, 'reject_card')).html).toContain('data-testid="card-declined"')
    expect(await statusOf(id)).toBe('pending')
    await pressThere(id, 'decline_first')
    expect(await statusOf(id)).toBe('authorized')
    await sandbox.control.advanceClock({ hours: 1 })
    expect(await statusOf(id)).toBe('cancelled')
    expect((await open('/subscriptions/checkout?preapproval_id=1')).status).toBe(404)
  })

  it('rejects the payer of another account at the first payment, and cancels the subscription', async () => {
    const id = await subscribe()
    await pressThere(id, 'authorize', { payer: 'otra.persona@example.com' })
    expect(await statusOf(id)).toBe('cancelled')
    const { body } = await sandbox.call('GET', `/authorized_payments/search?preapproval_id=${id}`)
    expect(body.results).toMatchObject([
      { payment: { status: 'rejected', status_detail: 'cc_rejected_high_risk' } },
    ])
  })

  it.each([
    [{ payer: 'cobros@example.com' }, 'payer-refused'],
    [{ payer: 'test_user_1411958012@testuser.com' }, 'payer-refused'],
    [{ card: 'prepaid' }, 'card-declined'],
  ])('takes no payer with %o, and goes on waiting', async (fields, testId) => {
    const id = await subscribe()
    expect((await pressThere(id, 'authorize', fields)).html).toContain(`data-testid="${testId}"`)
    expect(await statusOf(id)).toBe('pending')
  })
})
