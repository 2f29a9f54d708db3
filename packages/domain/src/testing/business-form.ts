import { registerBusinessEndpoint } from '@oficio/contracts/businesses/registration'
import type { BodyOf, InputOf } from '@oficio/contracts/endpoint'

type RegistrationBody = BodyOf<typeof registerBusinessEndpoint>

/** Returns what the wizard sends, parsed as the call parses it: a café of Rosario with one rubro unless told else. */
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
