import type { InputOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { getPlacePhotoEndpoint } from '@oficio/contracts/places/lookup'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import type { ProvidedPhoto } from '../places-provider'
import { askProvider } from './ask-provider'
import { readPlaceId } from './place-id'

/**
 * The path of our own photo, or the photo of the map service itself, because the browser must not fetch from the
 * service.
 */
export type PlacePhoto = { path: string } | ProvidedPhoto

/** Returns a photo by its reference. Throws not_found; place_unavailable if the map service does not answer. */
export async function findPlacePhoto(
  ctx: Ctx,
  _actor: Actor,
  { photoreference: reference, maxwidth }: InputOf<typeof getPlacePhotoEndpoint>,
): Promise<PlacePhoto> {
  const own = readPlaceId(reference)
  if (own) {
    const source = ctx.registry.placeSources.find(({ kind }) => kind === own.kind)
    const path = source?.photoPath?.(own.key, maxwidth) ?? null
    if (path === null) throw new AppError('not_found')
    return { path }
  }
  if (ctx.placesProvider === null) throw new AppError('not_found')
  const answer = await askProvider(ctx, (provider, mayAsk) =>
    provider.photo({ reference, maxWidth: maxwidth }, mayAsk),
  )
  if (answer.kind === 'away') throw new AppError('place_unavailable')
  if (!answer.value) throw new AppError('not_found')
  return answer.value
}
