import type { Ctx } from '../../kernel/ctx'
import type { Submission } from '../../service-requests/form/submission'
import { personOf } from './person'
import { usualPlace, usualRubro } from './usual'

/** Returns the parsed form of a client who needs a plumber in Rosario. Stores nothing. */
export async function buildSubmission(ctx: Ctx, overrides: Partial<Submission> = {}): Promise<Submission> {
  const rubro = await usualRubro(ctx)
  const place = await usualPlace(ctx)
  const { firstName, lastName, phone, email } = personOf(ctx.ids.next())
  return {
    contactName: firstName,
    contactLastName: lastName,
    phone,
    isMobile: true,
    email,
    description: 'Pierde agua la canilla de la cocina y se está mojando el mueble de abajo.',
    rubroId: rubro.id,
    serviceAddress: 'San Lorenzo 1234',
    state: place.state,
    city: place.city,
    country: 'Argentina',
    expirationDays: 7,
    isUrgent: false,
    photoIds: [],
    ...overrides,
  }
}
