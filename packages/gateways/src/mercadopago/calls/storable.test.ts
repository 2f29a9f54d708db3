import { afterEach, expect, it } from 'vitest'
import { type LoopbackApi, startLoopbackApi } from '../testing/loopback-api'
import { chargeOf, paymentOf, subscriptionOf } from '../testing/sample-answers'

let api: LoopbackApi | undefined
afterEach(async () => {
  await api?.close()
})

/** Characters that PostgreSQL refuses in text: NUL and an unpaired surrogate. */
const odd = (text: string) => `${text.slice(0, 2)}\u0000${text.slice(2)}\ud800`

it('nothing that is read holds a sign that the database does not take, at whatever depth', async () => {
  const json = {
    payment: paymentOf({
      status_detail: odd('accredited'),
      payment_method_id: odd('visa'),
      currency_id: odd('ARS'),
      more: [{ [odd('key')]: odd('value'), flag: '🇦🇷' }],
    }),
    subscription: subscriptionOf({ status: odd('paused'), payer_email: odd('lucia@correo.example') }),
    charge: chargeOf({ payment: { id: 7, status: odd('approved'), status_detail: odd('accredited') } }),
  }
  api = await startLoopbackApi(({ path }) => {
    if (path.startsWith('/v1')) return { json: json.payment }
    return { json: path.startsWith('/preapproval') ? json.subscription : json.charge }
  })
  const { provider } = api
  expect(await provider.getPayment('1234567890')).toMatchObject({
    statusDetail: 'credited',
    methodId: 'visa',
    currency: 'ARS',
    raw: { status_detail: 'accredited', more: [{ key: 'value', flag: '🇦🇷' }] },
  })
  expect(await provider.getSubscription('2c9380847e9b451c017ea1bd70ba0219')).toMatchObject({
    status: 'paused',
    payerEmail: 'lucia@correo.example',
  })
  expect(await provider.getCharge('6114264375')).toMatchObject({
    payment: { status: 'approved', statusDetail: 'credited' },
  })
})

it('a no of the provider’s can be written down too', async () => {
  const json = { message: odd('no'), error: odd('bad_request'), status: 422, cause: [] }
  api = await startLoopbackApi(() => ({ status: 422, json }))
  const refusal = await api.provider
    .refund({ paymentId: '1', amountCentavos: null, key: 'refund:a' })
    .catch((error: unknown) => (error instanceof Error ? String(error.cause) : ''))
  expect(refusal).toContain('no')
  expect(refusal).not.toMatch(/\0|\p{Surrogate}/u)
  expect(api.log.lines).toMatchObject([{ details: { reason: 'bad_request' } }])
})
