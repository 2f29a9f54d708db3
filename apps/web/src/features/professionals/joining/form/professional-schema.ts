import { photo } from '@oficio/contracts/photos/photo'
import { documentView } from '@oficio/contracts/professionals/documents'
import { professionalFields } from '@oficio/contracts/professionals/joining-form'
import { z } from 'zod'

/** The form's fields for uploaded files, in place of the contract's ids. */
export const filesAsShown = {
  photos: z.array(photo),
  pendingUploads: z.literal(0, 'Falta subir la foto: esperá, reintentá o quitala.'),
  documents: z.array(documentView),
  pendingDocuments: z.literal(0, 'Falta subir algún documento: esperá, reintentá o quitalo.'),
}

/** The contract's fields as the pages have them: with uploaded files in place of ids. */
export const professionalSchema = professionalFields
  .omit({ photoIds: true, documentIds: true })
  .extend(filesAsShown)
export type ProfessionalForm = z.output<typeof professionalSchema>
