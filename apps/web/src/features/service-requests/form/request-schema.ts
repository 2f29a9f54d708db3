import { requiredText } from '@oficio/contracts/fields'
import { limits } from '@oficio/contracts/limits'
import { photo } from '@oficio/contracts/photos/photo'
import { serviceRequestForm, workFields } from '@oficio/contracts/service-requests/form'
import type { RequiredField } from '@oficio/contracts/service-requests/form-fields'
import { z } from 'zod'

/** What the pages hold otherwise than the contract: photos as they stand on the server, an unlisted town as null or text. */
const ofPages = {
  townName: requiredText('townName', limits.nameMax).nullable(),
  photos: z.array(photo),
  pendingUploads: z.literal(0, 'Falta subir alguna foto: esperá, reintentá o quitala.'),
}

/** The contract's form as its page fills it in. */
export const requestForm = serviceRequestForm
  .omit({ photoIds: true, country: true, urgencyFee: true, paymentId: true, preferredProfessionalId: true })
  .extend(ofPages)
/** Returns whether the form may be sent with that in the field. */
export const acceptsField = (field: RequiredField, value: string | null): boolean =>
  requestForm.shape[field].safeParse(value).success

export type RequestForm = z.output<typeof requestForm>

/** Its part that describes the work, as it is corrected. */
export const workForm = workFields.omit({ photoIds: true }).extend(ofPages)
export type WorkForm = z.output<typeof workForm>
