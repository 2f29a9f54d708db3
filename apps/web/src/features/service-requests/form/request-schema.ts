import { requiredText } from '@oficio/contracts/fields'
import { limits } from '@oficio/contracts/limits'
import { photo } from '@oficio/contracts/photos/photo'
import { serviceRequestForm, workFields } from '@oficio/contracts/service-requests/form'
import type { RequiredField } from '@oficio/contracts/service-requests/form-fields'
import { z } from 'zod'

/**
 * The fields that differ between page and contract: photos with their addresses instead of ids, and an unlisted town as
 * text or null.
 */
const ofPages = {
  townName: requiredText('townName', limits.nameMax).nullable(),
  photos: z.array(photo),
  pendingUploads: z.literal(0, 'Falta subir alguna foto: esperá, reintentá o quitala.'),
}

/** The contract's form with the fields of the page. */
export const requestForm = serviceRequestForm
  .omit({ photoIds: true, country: true, urgencyFee: true, paymentId: true, preferredProfessionalId: true })
  .extend(ofPages)
/** Returns whether the value of the field is valid. */
export const acceptsField = (field: RequiredField, value: string | null): boolean =>
  requestForm.shape[field].safeParse(value).success

export type RequestForm = z.output<typeof requestForm>

/** The part of the form that describes the work, for corrections. */
export const workForm = workFields.omit({ photoIds: true }).extend(ofPages)
export type WorkForm = z.output<typeof workForm>
