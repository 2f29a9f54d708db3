import { inOwnWords } from '@oficio/contracts/texts'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { inTime } from '../in-time'

/**
 * Returns a react-hook-form resolver for a form whose controls contain texts. Loads the schema and zod on the first
 * validation. If they cannot be loaded, only the server validates.
 */
export function resolverOf<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, FieldValues>>,
): Resolver<Values, unknown, Output> {
  const judge = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    // The cast is safe, because the schema parses any input, so a narrower input type changes nothing.
    return zodResolver(schema, inOwnWords) as unknown as Resolver<Values, unknown, Output>
  }
  return async (values, context, options) => {
    const resolve = await inTime(judge()).catch(() => null)
    if (resolve) return resolve(values, context, options)
    // The cast is safe, because the contract accepts unvalidated texts.
    return { values: values as unknown as Output, errors: {} }
  }
}
