import { businessFields, registrationExtras, socialMedia } from '@oficio/contracts/businesses/fields'
import { openingWeek } from '@oficio/contracts/kernel/weekly-hours'
import { photo } from '@oficio/contracts/photos/photo'
import { z } from 'zod'

const uploading = 'Falta subir alguna foto: esperá, reintentá o quitala.'

/** The contract's fields as the wizard has them: without nesting, and with uploaded pictures. */
export const wizardSchema = z.object({
  ...businessFields.omit({ socialMedia: true }).shape,
  facebook: socialMedia.shape.facebook,
  instagram: socialMedia.shape.instagram,
  hours: openingWeek,
  photos: z.array(photo),
  pendingUploads: z.literal(0, uploading),
  logo: z.array(photo),
  pendingLogo: z.literal(0, uploading),
  tier: registrationExtras.subscriptionTier,
  selectedRubros: registrationExtras.selectedRubros,
  fax: z.string(),
})
export type WizardForm = z.output<typeof wizardSchema>
