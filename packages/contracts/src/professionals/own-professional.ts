import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { id } from '../fields'
import { professionalStatuses } from './approval'

const ownProfessional = z
  .object({
    id: id.describe('Id of the professional. It differs from the id of the account.'),
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
    isAvailable: z.boolean().describe('Whether they currently accept work.'),
    avgRating: z.number(),
    reviewCount: z.number(),
    freeLeadsLeft: z.number(),
  })
  .meta({ id: 'OwnProfessional' })

export const getOwnProfessionalEndpoint = defineEndpoint({
  name: 'getOwnProfessional',
  summary: 'Returns the professional of the caller, in any status, with the id that other calls use.',
  tag: 'Profesionales',
  method: 'GET',
  path: '/professionals/me',
  access: ['professional'],
  response: ownProfessional,
})
