import { viewCompleteness } from '@oficio/contracts/professionals/completeness'
import type { OwnProfile } from '@oficio/contracts/professionals/profile'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { registrationParts, viewRegistration } from '../joining/get-registration'
import { visibleProfessional } from '../own-professional'
import { listPortfolio } from '../portfolio/list-portfolio'
import { profileFacts } from '../profile/profile-facts'
import { readWorkingHours } from '../working-hours/read-working-hours'
import { profileVersion } from './profile-version'

/**
 * Returns the data of the page 'Mi perfil público': the caller's own profile, or the profile that an admin names.
 * Throws forbidden, not_found.
 */
export async function getOwnProfile(
  ctx: Ctx,
  actor: Actor,
  input: { professionalId?: string | undefined } = {},
): Promise<OwnProfile> {
  const { id } = await visibleProfessional(ctx.db, actor, input.professionalId)
  // Reads the version before the data. A concurrent change then leads to a rejected save, never to an unseen overwrite.
  const version = await profileVersion(ctx.db, id)
  const [professional, portfolio] = await Promise.all([
    ctx.db.professional.findUniqueOrThrow({ where: { id }, include: registrationParts }),
    listPortfolio(ctx, id),
  ])
  return {
    id,
    status: professional.status,
    registration: viewRegistration(ctx, professional),
    version,
    completeness: viewCompleteness(profileFacts(professional)),
    rubroNames: professional.rubros.map(({ rubro }) => rubro.name),
    portfolio,
    hours: readWorkingHours(professional),
  }
}
