import { expect } from 'vitest'
import type { startSandbox } from './start-sandbox'

/** Returns a valid body for `POST /preapproval/`. */
export const agreement = (changes: Record<string, unknown> = {}) => ({
  reason: 'Suscripción de plomería',
  external_reference: 'subscription-1',
  payer_email: 'ana@example.com',
  back_url: 'http://localhost:3000/volver',
  status: 'pending',
  auto_recurring: { frequency: 1, frequency_type: 'months', transaction_amount: 10000, currency_id: 'ARS' },
  ...changes,
})

/** The subscription calls that a site makes. `sandbox` returns the running stand-in. */
export function subscriptionCalls(sandbox: () => Awaited<ReturnType<typeof startSandbox>>) {
  return {
    async subscribe(changes: Record<string, unknown> = {}): Promise<string> {
      const { status, body } = await sandbox().call('POST', '/preapproval/', agreement(changes))
      expect(status).toBe(201)
      return body.id
    },
    get: async (id: string) => (await sandbox().call('GET', `/preapproval/${id}`)).body,
    put: (id: string, body: unknown) => sandbox().call('PUT', `/preapproval/${id}`, body),
    charges: async (id: string) =>
      (await sandbox().call('GET', `/authorized_payments/search?preapproval_id=${id}`)).body.results,
  }
}
