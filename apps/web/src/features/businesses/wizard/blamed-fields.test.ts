import { expect, it } from 'vitest'
import type { ErrorView } from '@/lib/api/api-client'
import { blamedFields } from './blamed-fields'

const refusal = (
  fields: Record<string, string>,
  code: ErrorView['code'] = 'validation_failed',
): ErrorView => ({ code, text: 'No', fields })

it('a refusal leads to the controls that it is about, by the names of the form', () => {
  const fields = {
    'businessHours.monday.0.close': 'a',
    'socialMedia.facebook': 'b',
    city: 'c',
    photoIds: 'd',
  }
  expect(blamedFields(refusal(fields)).map(({ field }) => field)).toEqual([
    'hours',
    'facebook',
    'city',
    'photos',
  ])
  expect(blamedFields(refusal({}, 'photo_not_yours'))).toMatchObject([{ field: 'photos', type: 'lost' }])
  expect(blamedFields(refusal({}, 'too_many_businesses'))).toEqual([])
})
