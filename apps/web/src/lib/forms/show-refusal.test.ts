import { texts } from '@oficio/contracts/texts'
import { createFormControl } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api/api-client'
import { faultsOf } from './form-faults'
import { faultsIn, showRefusal, withFieldTexts } from './show-refusal'

const visibleFields = ['email', 'phone']

function shownAfter(view: ApiError) {
  const form = createFormControl({ defaultValues: { email: '', phone: '', taxId: '' } })
  form.register('email')
  form.register('phone')
  const refusal = showRefusal(form, view, faultsIn(view), visibleFields)
  return { refusal, summary: faultsOf(form.control._formState.errors, visibleFields) }
}

const refusedFields = (fields: Record<string, string>) => new ApiError('validation_failed', { fields })

describe('a refusal of a form', () => {
  it('lists a fault without a visible control beside the faults of visible controls', () => {
    const { refusal, summary } = shownAfter(refusedFields({ email: 'Email mal.', taxId: 'CUIT mal.' }))
    expect(refusal).toBeNull()
    expect(summary).toEqual([{ message: 'CUIT mal.' }, { fieldId: 'email', message: 'Email mal.' }])
  })

  it('lists a fault without a visible control if it is the only one', () => {
    const { refusal, summary } = shownAfter(refusedFields({ 'photos.3.caption': 'Texto largo.' }))
    expect(refusal).toBeNull()
    expect(summary).toEqual([{ message: 'Texto largo.' }])
  })

  it('says once what several hidden fields say, and never refers to a control that is not there', () => {
    const { summary } = shownAfter(refusedFields({ a: texts.unexpected, b: texts.unexpected }))
    expect(summary).toEqual([{ message: expect.stringContaining('Recargá la página') }])
  })

  it('concerns the form as a whole if it names no field', () => {
    const view = refusedFields({})
    expect(shownAfter(view)).toEqual({ refusal: view, summary: [] })
  })

  it('keeps its own code if no visible field is faulty, because some codes have a box of their own', () => {
    const view = new ApiError('price_changed', { text: 'Cambió el precio.', fields: { amount: 'Mal.' } })
    expect(shownAfter(view)).toEqual({ refusal: view, summary: [] })
  })

  it('has the messages of its fields as text in a form that shows nothing beside its controls', () => {
    expect(withFieldTexts(refusedFields({ caption: 'Texto largo.' })).text).toBe('Texto largo.')
    const own = new ApiError('photo_not_yours', { text: 'La foto no está.' })
    expect(withFieldTexts(own).text).toBe('La foto no está.')
  })
})
