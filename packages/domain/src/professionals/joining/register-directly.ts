import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { codeOf } from '@oficio/contracts/errors'
import type { registerDirectlyEndpoint } from '@oficio/contracts/professionals/joining'
import { insertAccount, newAccountRow } from '../../accounts/registration/insert-account'
import { answerNewAccount } from '../../accounts/registration/register-to-api'
import { refuseTaken } from '../../accounts/unique-fields'
import type { Caller } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { refuseFilledTrap } from '../../kernel/refuse-filled-trap'
import { handToTeam } from '../approval/hand-to-team'
import { checkProfessional, refuseTakenFacts } from './check-professional'
import { insertProfessional } from './insert-professional'
import { readLogin } from './join-account'

/**
 * Registers a professional directly, with only name and login and without payment (docs/product.md, 'Joining'). The
 * account waits for the site's team and for the missing data. Throws validation_failed, username_taken, email_taken,
 * tax_id_taken, phone_taken.
 */
export async function registerDirectly(
  ctx: Ctx,
  actor: Caller,
  input: InputOf<typeof registerDirectlyEndpoint>,
): Promise<ResponseOf<typeof registerDirectlyEndpoint>> {
  refuseFilledTrap({ website: input.website })
  const login = readLogin(input)
  const facts = await checkProfessional(ctx, input)
  await refuseTaken(ctx, login)
  await refuseTakenFacts(ctx, facts)
  const { username } = login
  const row = await newAccountRow(ctx, { ...input, ...login }, 'professional')
  const user = await ctx
    .transaction(async (ctx) => {
      const account = await insertAccount(ctx, actor, { ...row, username })
      const { id } = await insertProfessional(ctx, actor, {
        userId: account.id,
        status: 'pending_approval',
        registrationKey: null,
        facts,
        input,
      })
      await handToTeam(ctx, id)
      return account
    })
    .catch(async (error: unknown) => {
      if (codeOf(error) !== null) throw error
      // The unique indexes rejected the insert, because an identical registration came first.
      await refuseTaken(ctx, login)
      await refuseTakenFacts(ctx, facts)
      throw error
    })
  return {
    ...(await answerNewAccount(ctx, actor, user)),
    message: 'Recibimos tu registro. Te avisamos por email apenas nuestro equipo lo apruebe.',
  }
}
