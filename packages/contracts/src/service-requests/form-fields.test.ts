import { expect, it } from 'vitest'
import { serviceRequestForm } from './form'
import { fieldNames, fieldsAbout, requiredFields } from './form-fields'

it('the form asks for exactly what its schema cannot do without', () => {
  const { shape } = serviceRequestForm
  const requiredNames = fieldNames.filter((name) =>
    [undefined, ''].every((blank) => !shape[name].safeParse(blank).success),
  )
  // `townName` is not required if the town is chosen from the list.
  expect(requiredFields.filter((name) => name !== 'townName')).toEqual(requiredNames)
})

it('lists fields from top to bottom of the form, each under what it is about', () => {
  expect(fieldsAbout('work', 'contact')).toEqual([
    'rubroId',
    'description',
    'title',
    'contactName',
    'contactLastName',
    'phone',
    'isMobile',
    'email',
  ])
})
