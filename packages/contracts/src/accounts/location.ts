import { z } from 'zod'
import { defineEndpoint, done } from '../endpoint'
import { cityKey, provinceKey } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'

export const updateUserLocationEndpoint = defineEndpoint({
  name: 'updateUserLocation',
  summary: 'Stores the province, city and address of the signed-in user.',
  tag: 'Ubicación',
  method: 'PUT',
  path: '/location/user',
  access: 'account',
  body: z.object({
    state: provinceKey(plainText('line').max(80).optional()),
    city: cityKey(plainText('line').max(80).optional()),
    address: plainText('line').max(limits.addressMax).optional(),
  }),
  response: done,
  errors: ['location_fields_missing'],
})
