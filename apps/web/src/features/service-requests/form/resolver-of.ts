import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldValues, Resolver } from 'react-hook-form'
import type { z } from 'zod'

/** Returns the judge of a form whose controls hold texts: the contract's schemas take texts, and more besides. */
export function resolverOf<Values extends FieldValues, Output extends FieldValues>(
  schema: z.ZodType<Output, FieldValues>,
): Resolver<Values, unknown, Output> {
  // The schema parses whatever it is given, so a narrower type of what it is given changes nothing.
  return zodResolver(schema) as unknown as Resolver<Values, unknown, Output>
}
