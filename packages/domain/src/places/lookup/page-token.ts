import { AppError } from '@oficio/contracts/errors'
import { z } from 'zod'

const own = z.object({
  /** What was asked for: beside a token everything else is ignored. */
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

export type PageToken = { of: 'own'; page: OwnPage } | { of: 'provider'; token: string }

/** Returns what leads to the next page: where the last one ended in our own data, or the service's own token. */
export const writePageToken = (token: PageToken): string =>
  token.of === 'own'
    ? `o.${Buffer.from(JSON.stringify(token.page)).toString('base64url')}`
    : `g.${token.token}`

/** Throws validation_failed for what is no token of ours. */
export function readPageToken(text: string): PageToken {
  const [of, rest] = [text.slice(0, 2), text.slice(2)]
  if (of === 'g.' && rest !== '') return { of: 'provider', token: rest }
  const page = of === 'o.' ? own.safeParse(parsed(rest)) : null
  if (page?.success) return { of: 'own', page: page.data }
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
