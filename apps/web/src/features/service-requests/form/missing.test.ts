import { expect, it } from 'vitest'
import { isSectionDone, missingFields, missingText } from './missing'
import { emptyRequest, noClient } from './request-values'

const empty = emptyRequest({ rubroId: '', isUrgent: false }, noClient)

it('tells what the form cannot be sent without, from top to bottom', () => {
  expect(missingFields(empty)).toEqual([
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
  const typed = { ...empty, rubroId: '3', description: '  ', townName: '' }
  expect(missingFields(typed).slice(0, 3)).toEqual(['description', 'state', 'townName'])
})

it('ticks a section once everything that it asks for stands there', () => {
  const typed = { ...empty, rubroId: '3', description: 'Pierde agua' }
  expect([isSectionDone(typed, 'job'), isSectionDone(typed, 'place')]).toEqual([true, false])
})

it('counts in the singular and the plural', () => {
  expect([missingText(1), missingText(3)]).toEqual(['Falta 1 dato', 'Faltan 3 datos'])
})
