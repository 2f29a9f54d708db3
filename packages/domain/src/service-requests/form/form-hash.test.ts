import { expect, it } from 'vitest'
import { formHash, sha256 } from './form-hash'

it('a form has the hash by which stored requests are known', () => {
  const form = {
    rubroId: 3,
    localidadId: 41,
    townName: null,
    title: null,
    description: 'Pierde agua',
    contactName: 'Ana',
    contactLastName: 'Paz',
    phone: '+5493415551234',
    email: 'Ana@Example.com',
    serviceAddress: 'Mitre 100',
    postalCode: '2000',
    expirationDays: 7,
    photos: ['a', 'b'],
  }
  const columns = [
    3,
    41,
    null,
    null,
    'Pierde agua',
    'Ana',
    'Paz',
    '+5493415551234',
    'ana@example.com',
    'Mitre 100',
    '2000',
    7,
    ['a', 'b'],
  ]
  expect(formHash(form)).toBe(sha256(JSON.stringify(columns)))
})
