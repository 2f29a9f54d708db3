import { payerRefusals } from '@oficio/contracts/subscriptions/endpoints'
import { expect, it } from 'vitest'
import type { ErrorView } from '@/lib/api/api-client'
import { payerFault } from './payer-email-field'

// Partial refusals are enough, because only their code matters.
const refusal = (code: ErrorView['code']) => ({ code, text: `Text of ${code}` }) as ErrorView

it('says at the field of the mail what Mercado Pago finds wrong with the account that is to pay', () => {
  const atField = payerRefusals.filter((code) => payerFault(refusal(code)) !== undefined)
  expect(atField).toEqual([
    'payer_mail_refused',
    'payer_is_collector',
    'payer_account_mixed',
    'payer_country_differs',
  ])
  expect(payerFault(refusal('payer_mail_refused'))).toBe('Text of payer_mail_refused')
})

it('leaves everything else to the message of the whole form', () => {
  for (const code of ['provider_refused', 'payment_setup_wrong', 'price_changed'] as const)
    expect(payerFault(refusal(code))).toBeUndefined()
  expect(payerFault(null)).toBeUndefined()
})
