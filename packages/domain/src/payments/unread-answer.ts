import { codeOf } from '@oficio/contracts/errors'
import { z } from 'zod'
import type { UnreadCause } from './payment-provider'

const shape: z.ZodType<UnreadCause> = z.object({ name: z.literal('UnreadAnswer'), fields: z.string() })

/** Returns which fields of an answer make no sense where that is what failed, else null: others can be asked about. */
export function unreadFieldsOf(error: unknown): string | null {
  if (!(error instanceof Error) || codeOf(error) !== 'provider_away') return null
  return shape.safeParse(error.cause).data?.fields ?? null
}
