import { registerProfessionalEndpoint } from '@oficio/contracts/professionals/joining'
import type { z } from 'zod'
import type { Ctx } from '../kernel/ctx'
import { personOf } from './builders/person'
import { usualRubro } from './builders/usual'

type RegistrationBody = z.input<typeof registerProfessionalEndpoint.body>

/** Returns the registration of a new plumber in Rosario, as the endpoint parses it. */
export async function joiningForm(ctx: Ctx, changes: Partial<RegistrationBody> = {}) {
  const { username, email, phone, cuit, firstName, lastName } = personOf(ctx.ids.next())
  return registerProfessionalEndpoint.body.parse({
    username,
    email,
    password: 'una clave larga',
    confirmPassword: 'una clave larga',
    firstName,
    lastName,
    phone,
    address: 'San Martín 100',
    state: 'Santa Fe',
    city: 'Rosario',
    postalCode: '2000',
    taxId: cuit,
    description: 'Diez años de oficio.',
    rubros: [(await usualRubro(ctx)).id],
    acceptTerms: true,
    ...changes,
  })
}
