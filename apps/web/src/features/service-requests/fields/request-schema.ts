import { requiredText } from '@oficio/contracts/fields'
import { limits } from '@oficio/contracts/limits'
import { photo } from '@oficio/contracts/photos/photo'
import { contactFields, serviceRequestForm, workFields } from '@oficio/contracts/service-requests/form'
import { z } from 'zod'

/** The contract's form as this page fills it in: photos as they stand on the server, an unlisted town as null or text. */
export const requestForm = z.object({
  ...workFields.shape,
  ...contactFields.shape,
  townName: requiredText('townName', limits.nameMax).nullable(),
  expirationDays: serviceRequestForm.shape.expirationDays,
  isUrgent: serviceRequestForm.shape.isUrgent,
  website: serviceRequestForm.shape.website,
  photos: z.array(photo),
  pendingUploads: z.literal(0, 'Falta subir alguna foto: esperá, reintentá o quitala.'),
})
export type RequestForm = z.output<typeof requestForm>
