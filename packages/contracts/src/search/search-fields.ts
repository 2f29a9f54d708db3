import { z } from 'zod'
import { integerMax, numeric } from '../fields'
import { limits } from '../limits'
import { plainText } from '../text/plain-text'
import { texts } from '../texts'

/** An optional text. An empty text means absent. */
export const searchedText = (max: number) =>
  plainText('line')
    .max(max, `Puede tener hasta ${max} caracteres.`)
    .transform((text) => text || undefined)
    .optional()

/** Accepts one id, a repeated parameter, or ids separated by commas. */
export const searchedRubroIds = z.preprocess(
  (value) => {
    const list = [value ?? []].flat()
    return list
      .flatMap((value) => String(value).split(','))
      .filter((part) => part.trim() !== '')
      .map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : part))
  },
  z
    .array(z.int().min(1).max(integerMax))
    .max(200)
    .transform((ids) => [...new Set(ids)]),
)

/** Accepts one id or name, a repeated parameter, or values separated by commas. */
export const searchedNames = (max: number) =>
  z.preprocess(
    (value) => {
      const list = Array.isArray(value) ? value : [value ?? '']
      return list
        .flatMap((value) => String(value).split(','))
        .map((part) => part.trim())
        .filter(Boolean)
    },
    z
      .array(z.string().max(max))
      .max(50)
      .transform((names) => [...new Set(names)]),
  )

/** Optional degrees. An invalid number and a value outside the earth get the same message. */
export const searchedDegrees = (max: number) =>
  numeric(
    z
      .number(texts.wrongCoordinates)
      .min(-max, texts.wrongCoordinates)
      .max(max, texts.wrongCoordinates)
      .optional(),
  )

/** An optional choice. An empty text means absent, because a form sends it if nothing was chosen. */
export const searchedChoice = <Choice extends z.ZodType>(choice: Choice) =>
  z.union([z.literal('').transform(() => undefined), choice])

const metres = numeric(
  z
    .number()
    .min(1)
    .max(limits.serviceRadiusKmMax * 1000)
    .optional(),
)

/** The two parameters for one distance: API clients send metres, the pages of the site kilometres. */
export const searchedRadius = {
  radius: metres.describe(`Radius around the place in metres, up to ${limits.serviceRadiusKmMax * 1000}.`),
  radiusKm: numeric(z.number().min(1).max(limits.serviceRadiusKmMax).optional()).describe(
    `Radius around the place in kilometres, up to ${limits.serviceRadiusKmMax}. Refused together with radius.`,
  ),
}

interface Around {
  latitude?: number | undefined
  longitude?: number | undefined
  radius?: number | undefined
  radiusKm?: number | undefined
}

/** Returns the radius of a search in kilometres; undefined if none was given. */
export const radiusKmOf = ({ radius, radiusKm }: Around): number | undefined =>
  radius === undefined ? radiusKm : radius / 1000

/**
 * Refuses a half point (only latitude or longitude) and two radiuses, because ignoring a part would change the meaning.
 */
export function checkAround({ value, issues }: { value: Around; issues: z.core.$ZodRawIssue[] }): void {
  const { latitude, longitude, radius, radiusKm } = value
  const add = (name: keyof Around, message: string) =>
    issues.push({ code: 'custom', path: [name], message, input: value })
  if (latitude !== undefined && longitude === undefined) add('longitude', 'Falta la longitud del punto.')
  if (latitude === undefined && longitude !== undefined) add('latitude', 'Falta la latitud del punto.')
  if (radius !== undefined && radiusKm !== undefined)
    add('radiusKm', 'Mandá radius (metros) o radiusKm (kilómetros), no los dos.')
}

export const searchedCount = (max: number) => numeric(z.number().int().min(1).max(max).optional())

export const pagination = z
  .object({
    currentPage: z.number().describe('Number of this page, from 1 on.'),
    totalPages: z.number().describe('Number of pages that can be read.'),
    totalCount: z.number().describe('Number of results, counted up to a limit.'),
    limit: z.number().describe('Number of results on a page.'),
    hasMore: z.boolean().describe('Whether there is a next page.'),
    isCountCapped: z
      .boolean()
      .describe('Whether there are more results than were counted. The uncounted results cannot be read.'),
  })
  .meta({ id: 'Pagination' })
export type Pagination = z.infer<typeof pagination>
