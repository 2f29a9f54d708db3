import { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import type { BodyOf, InputOf } from '@oficio/contracts/endpoint'

type RegistrationBody = BodyOf<typeof registerBusinessEndpoint>

/** Returns the wizard's form as the endpoint parses it. By default it is a café in Rosario with one rubro. */
export const businessForm = (
  changes: Partial<RegistrationBody> = {},
): InputOf<typeof registerBusinessEndpoint> =>
  registerBusinessEndpoint.body.parse({
    name: 'Café La Esquina',
    description: 'Café de especialidad y medialunas.',
    categoryIds: [2],
    address: 'Córdoba 1500',
    state: 'Santa Fe',
    city: 'Rosario',
    postalCode: '2000',
    phone: '341 455 5123',
    email: 'duenia@example.com',
    selectedRubros: [1],
    ...changes,
  })
