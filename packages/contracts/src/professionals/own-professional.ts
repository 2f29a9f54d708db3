import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import { professionalStatuses } from './approval'

const ownProfessional = z
  .object({
    id: id.describe('The id of the professional, which is another one than that of the account.'),
    status: z.enum(professionalStatuses),
    firstName: z.string(),
    lastName: z.string(),
    companyName: z.string().nullable(),
    description: z.string(),
    rubros: z.array(z.object({ id: z.number(), name: z.string() })),
    localidadId: z.number().nullable(),
    city: z.string().nullable(),
    state: z.string().nullable(),
    serviceRadiusKm: z.number(),
    isAvailable: z.boolean().describe('Whether they take work at the moment.'),
    avgRating: z.number(),
    reviewCount: z.number(),
    freeLeadsLeft: z.number(),
  })
  .meta({ id: 'OwnProfessional' })

export const getOwnProfessionalEndpoint = defineEndpoint({
  name: 'getOwnProfessional',
  summary:
    'The professional of the account that calls, in whatever status, with the id that other calls name.',
  tag: 'Profesionales',
  method: 'GET',
  path: '/professionals/me',
  access: ['professional'],
  response: ownProfessional,
})
