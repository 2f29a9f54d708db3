import { z } from 'zod'
import { defineEndpoint } from '../endpoint'
import { countUpTo, integerMax, numeric } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'

const tag = 'Lugares'

export const provincia = z.object({ id: z.number(), nombre: z.string() }).meta({ id: 'Provincia' })
export const localidad = z.object({ id: z.number(), nombre: z.string() }).meta({ id: 'Localidad' })
export type PlaceView = z.infer<typeof localidad>

export const localidadEntry = localidad
  .extend({
    /** Name of the partido, departamento or comuna of the locality. */
    departamento: z.string(),
    /** Other names in common use: 'Once', 'Bariloche'. */
    aliases: z.array(z.string()),
  })
  .meta({ id: 'LocalidadEntry' })
export type LocalidadEntry = z.infer<typeof localidadEntry>

export const listProvinciasEndpoint = defineEndpoint({
  name: 'listProvincias',
  summary: 'Lists the 24 provinces.',
  tag,
  method: 'GET',
  path: '/places/provincias',
  access: 'anyone',
  response: z.object({ provincias: z.array(provincia) }),
})

export const listLocalidadesEndpoint = defineEndpoint({
  name: 'listLocalidades',
  summary:
    'Lists localities of a province, which is given by id or name. Without a query, the largest come first. With a query, matches by name, other name or departamento are listed, best first.',
  tag,
  method: 'GET',
  path: '/places/localidades',
  access: 'anyone',
  query: z.object({
    provincia: plainText('line').min(1).max(80),
    query: plainText('line').max(80).optional(),
    max: countUpTo(limits.localidadesMax, limits.localidadesMax),
  }),
  response: z.object({ localidades: z.array(localidad) }),
})

export const listAllLocalidadesEndpoint = defineEndpoint({
  name: 'listAllLocalidades',
  summary: 'Lists every locality of a province, largest first, for clients that search them locally.',
  tag,
  method: 'GET',
  path: '/places/provincias/{provinciaId}/localidades',
  access: 'anyone',
  params: z.object({ provinciaId: z.coerce.number().int().positive().max(integerMax) }),
  response: z.object({ provincia, localidades: z.array(localidadEntry) }),
  errors: ['not_found'],
})

export const namedTown = z
  .object({ id: z.number(), city: z.string(), state: z.string() })
  .meta({ id: 'NamedTown' })
export type NamedTown = z.infer<typeof namedTown>

export const listTownsEndpoint = defineEndpoint({
  name: 'listTowns',
  summary: `Suggests up to ${limits.townsOffered} towns of the whole country by the start of their names, from ${limits.townLettersMin} letters on: the largest first, then similar spellings.`,
  tag,
  method: 'GET',
  path: '/places/towns',
  access: 'anyone',
  query: z.object({ query: plainText('line').min(limits.townLettersMin).max(80) }),
  response: z.object({ towns: z.array(namedTown) }),
})

/** A coordinate in degrees; an invalid number and a point outside the earth get the same message. */
const degrees = (limit: number) =>
  numeric(
    z.number(texts.wrongCoordinates).min(-limit, texts.wrongCoordinates).max(limit, texts.wrongCoordinates),
  )

export const reverseGeocodeEndpoint = defineEndpoint({
  name: 'reverseGeocode',
  summary: 'Returns the locality that is nearest to a point in Argentina, from our own list.',
  tag: 'Ubicación',
  method: 'GET',
  path: '/location/reverse-geocode',
  access: 'anyone',
  query: z.object({ latitude: degrees(90), longitude: degrees(180) }),
  response: z.object({
    /** 'Rosario, Santa Fe, Argentina'. */
    formattedAddress: z.string(),
    city: z.string(),
    state: z.string(),
    localidadId: z.number(),
    provinciaId: z.number(),
  }),
  errors: ['no_place_near'],
})
export type PointAddress = z.infer<typeof reverseGeocodeEndpoint.response>
