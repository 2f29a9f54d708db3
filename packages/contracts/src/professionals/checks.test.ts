import { expect, it } from 'vitest'
import { checkedLine } from './checks'

const person = { firstName: 'Juan', lastName: 'Pérez', companyName: null }

it('names the person beside a trade name, because nobody checked the trade name', () => {
  const company = { ...person, companyName: 'Metrogas Servicio Oficial' }
  expect(checkedLine(company, ['identity', 'phone'])).toBe('Juan Pérez, CUIT, teléfono')
  expect(checkedLine(company, ['phone'])).toBe('teléfono')
})

it('names the kinds of facts beside the name of the person', () => {
  expect(checkedLine(person, ['identity', 'licence'])).toBe('nombre y CUIT, matrícula')
})
