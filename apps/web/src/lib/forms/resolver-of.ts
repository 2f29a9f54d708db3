import { inOwnWords } from '@oficio/contracts/texts'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'
import { inTime } from '../in-time'

/**
 * Returns the judge of a form whose controls hold texts: the contract's schemas take texts, and more besides. Schema and
 * zod are fetched when the form is judged first; when they do not come, the server judges alone.
 */
export function resolverOf<Values extends FieldValues, Output extends FieldValues>(
  load: () => Promise<z.ZodType<Output, FieldValues>>,
): Resolver<Values, unknown, Output> {
  const judge = async () => {
    const [{ zodResolver }, schema] = await Promise.all([import('@hookform/resolvers/zod'), load()])
    // The schema parses whatever it is given, so a narrower type of what it is given changes nothing.
    return zodResolver(schema, inOwnWords) as unknown as Resolver<Values, unknown, Output>
  }
  return async (values, context, options) => {
    const resolve = await inTime(judge()).catch(() => null)
    if (resolve) return resolve(values, context, options)
    // Unjudged texts: the contract takes them as they are.
    return { values: values as unknown as Output, errors: {} }
  }
}
