import { expect, it } from 'vitest'
import { readOrder } from './subscribe-order'

function formOf(controls: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(controls)) form.set(name, value)
  return form
}

it('reads the values of the controls, however they were filled in', () => {
  expect(readOrder(formOf({ payerEmail: ' paga@example.com ', terms: 'on' }))).toEqual({
    payerEmail: 'paga@example.com',
    faults: {},
  })
})

it('refuses to send without the terms or the address, and marks each control', () => {
  expect(readOrder(formOf({ payerEmail: 'paga@example.com' })).faults).toEqual({
    terms: expect.stringContaining('términos'),
  })
  const { faults } = readOrder(formOf({ payerEmail: 'paga', terms: 'on' }))
  expect(faults).toEqual({ payerEmail: expect.any(String) })
})
