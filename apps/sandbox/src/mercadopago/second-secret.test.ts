import { WebhookSignatureValidator } from 'mercadopago'
import { expect, it } from 'vitest'
import { startReceiver } from './testing/start-receiver'
import { secondWebhookSecret, startSandbox, webhookSecret } from './testing/start-sandbox'

it('notifications of the panel’s other tab are signed with the second secret', async () => {
  const site = await startReceiver()
  const sandbox = await startSandbox({ panelUrl: site.url, settings: { isDeliveringByItself: false } })
  try {
    sandbox.control.addChaos({ path: 'payment', times: 1, effect: { kind: 'second_secret' } })
    for (const status of ['approved', 'approved']) sandbox.control.createPayment({ status })
    await sandbox.control.deliverDue()
    const fits = site.received.map(({ url, headers }) => (secret: string) => {
      const parts = {
        xSignature: headers['x-signature'] ?? null,
        xRequestId: headers['x-request-id'] ?? null,
      }
      const dataId = url.searchParams.get('data.id')
      expect(() => WebhookSignatureValidator.validate({ ...parts, dataId, secret })).not.toThrow()
    })
    fits[0]?.(secondWebhookSecret)
    fits[1]?.(webhookSecret)
    expect(fits).toHaveLength(2)
  } finally {
    await sandbox.close()
    await site.close()
  }
})
