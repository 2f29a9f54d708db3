import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { downloadAskedDataEndpoint } from '@oficio/contracts/support/data-requests'
import { collectData } from '../../accounts/own-data/collect-data'
import { personOfMailbox } from '../../accounts/person-of'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { fileUntil, findByToken } from './data-link'

/** Returns everything that is stored about the person, while they may download it. Throws data_link_invalid. */
export async function downloadAskedData(
  ctx: Ctx,
  _actor: Actor,
  { token }: InputOf<typeof downloadAskedDataEndpoint>,
): ReturnType<typeof collectData> {
  const request = await findByToken(ctx, token)
  const until = request && fileUntil(request)
  if (!request || !until || until <= ctx.clock.now()) throw new AppError('data_link_invalid')
  return collectData(ctx, await personOfMailbox(ctx, request.email))
}
