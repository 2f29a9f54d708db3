import { createFormControl } from 'react-hook-form'
import { describe, expect, it, vi } from 'vitest'
import { ApiError } from '@/lib/api/api-client'
import type { RequestForm } from '../form/request-schema'
import { emptyRequest, noClient, type RequestValues } from '../form/request-values'
import { showFaults } from './sending'

const blankRequest = emptyRequest({ rubroId: '', isUrgent: false, description: '' }, noClient)

function formAfter(fields: Record<string, string>) {
  const form = createFormControl<RequestValues, unknown, RequestForm>({ defaultValues: blankRequest })
  const setError = vi.spyOn(form, 'setError')
  // The hooks of a form are not used here, and all else of it is in its control.
  const isShown = showFaults(form as never, new ApiError('validation_failed', { fields }))
  return { isShown, faultyFields: setError.mock.calls.map(([name]) => name) }
}

describe('a refusal of the request form', () => {
  it('is shown beside the fields that it names', () => {
    const fields = { email: 'Mal.', 'metadata.form_data.phone': 'Mal.', 'photoIds.0': 'Mal.' }
    expect(formAfter(fields)).toEqual({ isShown: true, faultyFields: ['email', 'phone', 'photos'] })
  })

  it('is shown for the form as a whole if no field of the form has that name', () => {
    for (const name of ['preferredProfessionalId', 'paymentId', 'metadata.type', 'website'])
      expect(formAfter({ [name]: 'Mal.' })).toEqual({ isShown: false, faultyFields: [] })
  })
})
