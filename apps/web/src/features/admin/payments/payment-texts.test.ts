import { auditText } from '@oficio/contracts/admin/audit'
import { methodText } from '@oficio/contracts/kernel/payment-methods'
import { declineTexts } from '@oficio/contracts/payments/decline-texts'
import { statusDetailText } from '@oficio/contracts/payments/status-detail-texts'
import { expect, it } from 'vitest'
import {
  faultText,
  providerStatusText,
  rowText,
  sourceText,
  statusText,
  subscriptionState,
  subscriptionText,
  topicText,
} from './payment-texts'
import { subscriptionEventText } from './record-texts'

it('no word of the provider or of the code is shown as it is, known or not', () => {
  const all = [faultText, providerStatusText, sourceText, statusText, subscriptionText, topicText]
  const texts = [...all, auditText, subscriptionEventText, methodText, statusDetailText]
  const words = ['in_review', 'taken_by_bank', 'being_processed', 'brand_new_word', 'constructor']
  for (const text of texts) {
    for (const word of words) {
      expect(text(word)).not.toContain(word)
      expect(text(word)).not.toMatch(/[a-z]_[a-z]/)
    }
  }
  expect(statusDetailText('insufficient_funds')).toMatch(/saldo/)
  expect(statusDetailText('credited')).toBe('Acreditado')
})

it('a paused subscription is not called active, and an ended one is not called paused', () => {
  const paused = { status: 'active', isLive: true, providerStatus: 'paused' } as const
  expect(subscriptionState(paused).text).toBe('En pausa')
  expect(subscriptionState({ ...paused, providerStatus: 'reserved' }).text).toBe('Activa')
  expect(subscriptionState({ ...paused, status: 'cancelled', isLive: false }).text).toBe('Cancelada')
})

it('a late payment that was refunded is not called unpaid', () => {
  expect(rowText({ status: 'expired', refundedArs: 1_500 })).toBe('Se pagó tarde y se devolvió')
  expect(rowText({ status: 'expired', refundedArs: 0 })).toBe('Venció sin pago')
  expect(rowText({ status: 'returned', refundedArs: 1_500 })).toBe('Devuelto')
})

it('the panel says why a card was declined, without the advice to payers', () => {
  for (const [detail, forPayer] of Object.entries(declineTexts)) {
    const reason = statusDetailText(detail)
    expect(forPayer.startsWith(reason)).toBe(true)
    expect(reason).not.toMatch(/Prob|Llam|Revis|Us[áa] /)
  }
})
