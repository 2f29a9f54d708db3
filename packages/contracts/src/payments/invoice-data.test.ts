import { expect, it } from 'vitest'
import { invoiceDataForm, readDocument } from './invoice-data'

const form = {
  name: 'Ana Gómez',
  vatCondition: 'final_consumer',
  documentKind: 'dni',
  document: '30.123.456',
} as const

it.each([
  ['cuit', '20-12345678-6', '20123456786'],
  ['cuit', '20-12345678-5', null],
  ['cuit', '30-50001091-2', '30500010912'],
  // A company has no CUIL, only a CUIT.
  ['cuil', '30-50001091-2', null],
  ['cuil', '20 12345678 6', '20123456786'],
  ['dni', '30.123.456', '30123456'],
  ['dni', '1234567', '1234567'],
  ['dni', '0123456', null],
  ['dni', '20-12345678-6', null],
] as const)('validates the check digit of %s %s', (kind, text, digits) => {
  expect(readDocument(kind, text)).toBe(digits)
})

it('a final consumer is named by any document, everybody else by the CUIT', () => {
  const faultsOf = (changed: object) =>
    invoiceDataForm.safeParse({ ...form, ...changed }).error?.issues.map(({ path }) => path[0]) ?? []
  expect(faultsOf({})).toEqual([])
  expect(faultsOf({ vatCondition: 'monotributo' })).toEqual(['documentKind'])
  expect(faultsOf({ vatCondition: 'registered', documentKind: 'cuit' })).toEqual(['document'])
  expect(faultsOf({ vatCondition: 'exempt', documentKind: 'cuit', document: '20-12345678-6' })).toEqual([])
  expect(faultsOf({ name: ' ' })).toEqual(['name'])
})
