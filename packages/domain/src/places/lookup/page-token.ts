import { AppError } from '@oficio/contracts/errors'
import { z } from 'zod'

const own = z.object({
  /** The question of the first page. If there is a token, all other parameters are ignored. */
  asked: z.object({
    query: z.string().max(200).optional(),
    type: z.string().max(40).optional(),
    around: z
      .object({
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
        radiusMetres: z.number().positive().max(100_000),
      })
      .nullable(),
  }),
  kind: z.string(),
  after: z.array(z.union([z.string().max(100), z.number()])).max(5),
})
export type OwnPage = z.infer<typeof own>

export type PageToken = { source: 'own'; page: OwnPage } | { source: 'provider'; token: string }

/** Returns the token of the next page: our own cursor, or the service's token. */
export const writePageToken = (token: PageToken): string =>
  token.source === 'own'
    ? `o.${Buffer.from(JSON.stringify(token.page)).toString('base64url')}`
    : `g.${token.token}`

/** Throws validation_failed for an invalid token. */
export function readPageToken(text: string): PageToken {
  const [source, rest] = [text.slice(0, 2), text.slice(2)]
  if (source === 'g.' && rest !== '') return { source: 'provider', token: rest }
  const page = source === 'o.' ? own.safeParse(parsed(rest)) : null
  if (page?.success) return { source: 'own', page: page.data }
  throw new AppError('validation_failed', {
    fields: { pagetoken: 'Esta página de resultados no existe. Buscá de nuevo.' },
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString())
  } catch {
    return null
  }
}
