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
  const isShown = showFaults(form, new ApiError('validation_failed', { fields }))
  return { isShown, faultyFields: setError.mock.calls.map(([name]) => name) }
}

describe('a refusal of the request form', () => {
  it('is shown beside the fields that it names', () => {
    const fields = { email: 'Mal.', 'metadata.form_data.phone': 'Mal.', 'photoIds.0': 'Mal.' }
    expect(formAfter(fields)).toEqual({ isShown: true, faultyFields: ['email', 'phone', 'photos'] })
  })

  it('is shown above the form if no control has that name', () => {
    for (const name of ['preferredProfessionalId', 'paymentId', 'metadata.type', 'website'])
      expect(formAfter({ [name]: 'Mal.' })).toEqual({ isShown: true, faultyFields: ['root.server'] })
  })

  it('is shown above the form too if only some of its fields have a control', () => {
    const fields = { email: 'Mal.', preferredProfessionalId: 'Ya no recibe.' }
    expect(formAfter(fields)).toEqual({ isShown: true, faultyFields: ['email', 'root.server'] })
  })
})
