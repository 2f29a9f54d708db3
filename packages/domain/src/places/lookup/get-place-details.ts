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
 * Returns the requested fields of a place by its id. Reads our own places from our own data only. Throws not_found;
 * place_unavailable if the map service is needed and does not answer.
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
    return { status: 'OK', result: pickFields(fields, place), source: 'own', html_attributions: [] }
  }
  // Without a map service, only our own ids exist.
  if (ctx.placesProvider === null) throw new AppError('not_found')
  const answer = await askProvider(ctx, (provider, mayAsk) =>
    provider.details({ id, fields, language }, mayAsk),
  )
  if (answer.kind === 'away') throw new AppError('place_unavailable')
  if (!answer.value) throw new AppError('not_found')
  const { place, htmlAttributions } = answer.value
  return {
    status: 'OK',
    result: pickFields(fields, place),
    source: 'google',
    html_attributions: htmlAttributions,
  }
}

function pickFields(fields: readonly PlaceField[], place: PlaceDetails): Answer['result'] {
  const wantedFields = Object.entries(place).filter(([name]) => fields.some((field) => field === name))
  return { ...Object.fromEntries(wantedFields), id: place.id }
}
