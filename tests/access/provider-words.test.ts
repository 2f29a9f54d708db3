import { describe, expect, it } from 'vitest'
import { findProviderWords } from '../../scripts/provider-words.mjs'

describe('the check of words of a payment provider', () => {
  const ledger = 'packages/domain/src/payments/ledger/judge.ts'
  const find = (text: string, file = ledger) => findProviderWords([file], () => text)

  it.each([
    "const isOpen = status === 'in_process'",
    "const reasons = { cc_rejected_new: 'Otro' }",
    "const text = { charged_back: 'Contracargo' }",
    "const isWon = detail === 'reimbursed'",
    "const rows = db.$queryRaw`SELECT 1 FROM payments WHERE status = 'in_mediation'`",
    "const rows = db.$queryRaw`SELECT id FROM payments WHERE status = 'charged_back'`",
  ])('finds: %s', (text) => {
    expect(find(text)).toHaveLength(1)
  })

  it('leaves the gateway, the sandbox, comments and our own words', () => {
    const word = "const open = 'in_process'"
    expect(find(word, 'packages/gateways/src/mercadopago/states.ts')).toEqual([])
    expect(find(word, 'apps/sandbox/src/mercadopago/store/records.ts')).toEqual([])
    expect(
      find("// Mercado Pago calls it 'in_process'.\nconst open = ['in_review', 'approved', 'authorized']"),
    ).toEqual([])
  })
})
