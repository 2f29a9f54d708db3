import type { InputOf, ResponseOf } from '@oficio/contracts/endpoint'
import { AppError } from '@oficio/contracts/errors'
import type { getPlaceDetailsEndpoint } from '@oficio/contracts/places/lookup'
import type { PlaceField } from '@oficio/contracts/places/place-fields'
import type { PlaceDetails } from '@oficio/contracts/places/place-shapes'
import type { Actor } from '../../kernel/actor'
import type { Ctx } from '../../kernel/ctx'
import { askProvider } from './ask-provider'
import { readPlaceId } from './place-id'

type Input = InputOf<typeof getPlaceDetailsEndpoint>
type Answer = ResponseOf<typeof getPlaceDetailsEndpoint>

/**
 * Returns the fields that were asked for of a place, by its id: our own never asks the service. Throws not_found, and
 * place_unavailable for one of the service's while it does not answer.
 */
export async function getPlaceDetails(
  ctx: Ctx,
  _actor: Actor,
  { place_id: id, fields, language }: Input,
): Promise<Answer> {
  const own = readPlaceId(id)
  if (own) {
    const source = ctx.registry.placeSources.find(({ kind }) => kind === own.kind)
    const place = (await source?.find(ctx, own.key)) ?? null
    if (!place) throw new AppError('not_found')
    return { status: 'OK', result: only(fields, place), source: 'own', html_attributions: [] }
  }
  // Where there is no service nobody has such an id.
  if (ctx.placesProvider === null) throw new AppError('not_found')
  const answered = await askProvider(ctx, (provider, mayAsk) =>
    provider.details({ id, fields, language }, mayAsk),
  )
  if (answered.kind === 'away') throw new AppError('place_unavailable')
  if (!answered.value) throw new AppError('not_found')
  const { place, htmlAttributions } = answered.value
  return {
    status: 'OK',
    result: only(fields, place),
    source: 'google',
    html_attributions: htmlAttributions,
  }
}

function only(fields: readonly PlaceField[], place: PlaceDetails): Answer['result'] {
  const wanted = Object.entries(place).filter(([name]) => fields.some((field) => field === name))
  return { ...Object.fromEntries(wanted), id: place.id }
}
