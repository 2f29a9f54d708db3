import type { AdminSubscription } from '@oficio/contracts/admin/payments/subscription'
import { expect, it } from 'vitest'
import { subscriptionFacts } from './subscription-facts'

const subscription: AdminSubscription = {
  id: '01df0217-0d80-7000-8000-000000000001',
  kindText: 'Suscripción mensual',
  status: 'active',
  amountArs: 20_000,
  unitPriceArs: 10_000,
  units: 2,
  providerAmountArs: 20_000,
  nextUnitPriceArs: null,
  nextUnitPriceFrom: null,
  providerId: 'abc',
  providerStatus: 'authorized',
  createdAt: '2026-09-10T12:00:00.000Z',
  authorizedAt: '2026-09-10T12:00:00.000Z',
  paidUntil: '2026-12-10T12:00:00.000Z',
  nextChargeAt: '2026-12-10T12:00:00.000Z',
  nextCheckAt: null,
  cancelledAt: null,
  cancelReason: null,
  termsVersion: '1',
  isLive: true,
  charges: [],
  events: [],
  payer: { name: null, email: null, username: null },
  subject: { type: 'professional', id: '1' },
  payments: [],
  notifications: [],
  audit: [],
}
const termsOf = (changes: Partial<AdminSubscription>) =>
  subscriptionFacts({ ...subscription, ...changes }).map(({ term }) => term)

it('a next charge is named only of a subscription that is going to be charged', () => {
  expect(termsOf({})).toEqual(expect.arrayContaining(['Próximo cobro', 'Se cobra']))
  const endedSubscription = { isLive: false, cancelReason: 'payer' }
  const chargeable: Partial<AdminSubscription>[] = [
    {
      ...endedSubscription,
      status: 'cancelled',
      providerStatus: 'cancelled',
      cancelledAt: '2026-11-10T12:00:00.000Z',
    },
    endedSubscription,
    { status: 'active', providerStatus: 'paused' },
    { status: 'suspended' },
    { status: 'pending', providerStatus: 'pending' },
  ]
  for (const changes of chargeable) {
    const terms = termsOf(changes)
    expect(terms).toContain('Importe por mes')
    expect(terms).not.toContain('Próximo cobro')
    expect(terms).not.toContain('Se cobra')
  }
})

it('a charge that the provider may still try is named, and only while it may', () => {
  const charge = {
    id: '1',
    providerId: '1',
    status: 'retrying',
    paymentStatus: 'rejected',
    paymentProviderId: null,
    amountArs: 20_000,
    debitAt: '2026-11-10T12:00:00.000Z',
    retryAttempt: 1,
    nextRetryAt: null,
    paidUntil: null,
    raw: null,
  }
  const suspended: Partial<AdminSubscription> = { status: 'suspended', charges: [charge] }
  expect(termsOf(suspended)).toContain('Cobro atrasado')
  expect(termsOf({ ...suspended, providerStatus: 'paused' })).not.toContain('Cobro atrasado')
  expect(termsOf({ ...suspended, isLive: false })).not.toContain('Cobro atrasado')
  expect(termsOf({ ...suspended, charges: [{ ...charge, status: 'processed' }] })).not.toContain(
    'Cobro atrasado',
  )
})
