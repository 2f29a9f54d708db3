import { businessFields, socialMedia } from '@oficio/contracts/businesses/fields'
import { z } from 'zod'

/** The contract's fields as the page fills them in: flat. */
export const detailsSchema = z.object({
  ...businessFields.omit({ socialMedia: true }).shape,
  ...socialMedia.shape,
})
export type DetailsForm = z.output<typeof detailsSchema>
