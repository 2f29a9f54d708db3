import { expect, it } from 'vitest'
import { readOrder } from './subscribe-order'

function formOf(controls: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(controls)) form.set(name, value)
  return form
}

it('what the controls hold is what counts, whoever filled them in', () => {
  expect(readOrder(formOf({ payerEmail: ' paga@example.com ', terms: 'on' }))).toEqual({
    payerEmail: 'paga@example.com',
    faults: {},
  })
})

it('without the terms or with no address nothing can be sent, and each is said of its own control', () => {
  expect(readOrder(formOf({ payerEmail: 'paga@example.com' })).faults).toEqual({
    terms: expect.stringContaining('términos'),
  })
  const { faults } = readOrder(formOf({ payerEmail: 'paga', terms: 'on' }))
  expect(faults).toEqual({ payerEmail: expect.any(String) })
})
