import { z } from 'zod'
import { integerMax, numeric } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'

/** What is typed; nothing typed asks for nothing. */
export const searchedText = (max: number) =>
  plainText('line')
    .max(max, `Puede tener hasta ${max} caracteres.`)
    .transform((text) => text || undefined)
    .optional()

/** One id, several under the same name, or several parted by commas. */
export const searchedRubroIds = z.preprocess(
  (value) => {
    const list = [value ?? []].flat()
    return list
      .flatMap((one) => String(one).split(','))
      .filter((one) => one.trim() !== '')
      .map((one) => (/^\s*\d+\s*$/.test(one) ? Number(one) : one))
  },
  z
    .array(z.int().min(1).max(integerMax))
    .max(200)
    .transform((ids) => [...new Set(ids)]),
)

/** One id or name, several under the same parameter, or several parted by commas. */
export const searchedNames = (max: number) =>
  z.preprocess(
    (value) => {
      const list = Array.isArray(value) ? value : [value ?? '']
      return list
        .flatMap((one) => String(one).split(','))
        .map((one) => one.trim())
        .filter(Boolean)
    },
    z
      .array(z.string().max(max))
      .max(50)
      .transform((names) => [...new Set(names)]),
  )

/** Degrees that may be left out; what is none, or no place on earth, is told in the same words. */
export const searchedDegrees = (most: number) =>
  numeric(
    z
      .number(texts.wrongCoordinates)
      .min(-most, texts.wrongCoordinates)
      .max(most, texts.wrongCoordinates)
      .optional(),
  )

/** A form sends a choice that nobody made as an empty text. */
export const searchedChoice = <Choice extends z.ZodType>(one: Choice) =>
  z.union([z.literal('').transform(() => undefined), one])

const metres = numeric(
  z
    .number()
    .min(1)
    .max(limits.serviceRadiusKmMax * 1000)
    .optional(),
)

/** The two names of one distance: API clients count in metres, the pages of the site in kilometres. */
export const searchedRadius = {
  radius: metres.describe(`Metres around the place, up to ${limits.serviceRadiusKmMax * 1000}.`),
  radiusKm: numeric(z.number().min(1).max(limits.serviceRadiusKmMax).optional()).describe(
    `The same in kilometres, up to ${limits.serviceRadiusKmMax}. Refused together with radius.`,
  ),
}

interface Around {
  latitude?: number | undefined
  longitude?: number | undefined
  radius?: number | undefined
  radiusKm?: number | undefined
}

/** Returns the radius of a search in kilometres; undefined where none was given. */
export const radiusKmOf = ({ radius, radiusKm }: Around): number | undefined =>
  radius === undefined ? radiusKm : radius / 1000

/** Refuses input whose meaning would change if a part of it were ignored: half a point, two radii. */
export function checkAround({ value, issues }: { value: Around; issues: z.core.$ZodRawIssue[] }): void {
  const { latitude, longitude, radius, radiusKm } = value
  const add = (name: keyof Around, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value })
  if (latitude !== undefined && longitude === undefined) add('longitude', 'Falta la longitud del punto.')
  if (latitude === undefined && longitude !== undefined) add('latitude', 'Falta la latitud del punto.')
  if (radius !== undefined && radiusKm !== undefined)
    add('radiusKm', 'Mandá radius (metros) o radiusKm (kilómetros), no los dos.')
}

export const searchedCount = (most: number) => numeric(z.number().int().min(1).max(most).optional())

export const pagination = z
  .object({
    currentPage: z.number().describe('The page of this answer, from 1 on.'),
    totalPages: z.number().describe('How many pages can be read.'),
    totalCount: z.number().describe('How many results were counted, up to a limit.'),
    limit: z.number().describe('How many results a page has.'),
    hasMore: z.boolean().describe('Whether another page follows this one.'),
    isCountCapped: z
      .boolean()
      .describe('Whether there are more results than were counted; they cannot be paged to.'),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof pagination>
