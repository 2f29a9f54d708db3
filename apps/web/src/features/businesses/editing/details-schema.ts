import { businessFields, socialMedia } from '@oficio/contracts/businesses/fields'
import { z } from 'zod'

/** The contract's fields as the form has them: without nesting. */
export const detailsSchema = z.object({
  ...businessFields.omit({ socialMedia: true }).shape,
  ...socialMedia.shape,
})
export type DetailsForm = z.output<typeof detailsSchema>
