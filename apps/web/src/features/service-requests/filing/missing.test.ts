import { expect, it } from 'vitest'
import { acceptsField } from '../form/request-schema'
import { emptyRequest, noClient } from '../form/request-values'
import { isSectionDone, missingFields, openFields, openText, stepText } from './missing'

const empty = emptyRequest({ rubroId: '', isUrgent: false, description: '' }, noClient)
const wrong = (message: string) => ({ type: 'custom', message })

it('tells what the form cannot be sent without, from top to bottom', () => {
  expect(missingFields(empty, acceptsField)).toEqual([
    'rubroId',
    'description',
    'state',
    'city',
    'serviceAddress',
    'contactName',
    'contactLastName',
    'phone',
    'email',
  ])
  const changes = { ...empty, rubroId: '3', description: '  ', townName: '' }
  expect(missingFields(changes, acceptsField).slice(0, 3)).toEqual(['description', 'state', 'townName'])
})

it('counts a phone or an email as missing until the contract accepts it', () => {
  const contact = {
    contactName: 'Ana',
    contactLastName: 'Ruiz',
    phone: '341 555 1234',
    email: 'ana@mail.com',
  }
  const contactLeft = (changes: Partial<typeof contact>) =>
    missingFields({ ...empty, ...contact, ...changes }, acceptsField).filter((field) => field in contact)
  expect(contactLeft({})).toEqual([])
  expect(contactLeft({ phone: '0341 155 55123' })).toEqual(['phone'])
  expect(contactLeft({ phone: '341', email: 'ana@' })).toEqual(['phone', 'email'])
})

it('counts what is empty and what is wrong, each field once, from top to bottom', () => {
  const errors = {
    email: wrong('El campo Email es obligatorio.'),
    phone: wrong('Escribí el teléfono con el código de área.'),
    photos: wrong('Hay fotos que no llegaron.'),
    pendingUploads: wrong('Esperá a que terminen de subir.'),
  }
  expect(openFields(['description', 'email'], errors)).toEqual(['description', 'photos', 'phone', 'email'])
  expect(openFields([], {})).toEqual([])
})

it('ticks a section once everything that it asks for is filled in', () => {
  const missing = missingFields({ ...empty, rubroId: '3', description: 'Pierde agua' }, acceptsField)
  expect([isSectionDone(missing, {}, 'work'), isSectionDone(missing, {}, 'place')]).toEqual([true, false])
})

it('ticks no section with an error, even in an optional field', () => {
  const missing = missingFields({ ...empty, rubroId: '3', description: 'Pierde agua' }, acceptsField)
  expect(isSectionDone(missing, { description: wrong('Es muy corta.') }, 'work')).toBe(false)
  expect(isSectionDone(missing, { title: wrong('Es muy largo.') }, 'work')).toBe(false)
  expect(isSectionDone(missing, { phone: wrong('No es un teléfono.') }, 'work')).toBe(true)
})

it('counts in the singular and the plural, and says when all that is left is to mend', () => {
  expect([openText(1, 1), openText(3, 1), openText(1, 0), openText(2, 0)]).toEqual([
    'Falta 1 dato',
    'Faltan 3 datos',
    'Falta corregir 1 dato',
    'Falta corregir 2 datos',
  ])
})

it('names the step of the form that comes next', () => {
  expect(['description', 'serviceAddress', 'email', 'photos', undefined].map(stepText)).toEqual([
    'Paso 1 de 3: qué necesitás',
    'Paso 2 de 3: dónde es',
    'Paso 3 de 3: tus datos',
    null,
    null,
  ])
})
