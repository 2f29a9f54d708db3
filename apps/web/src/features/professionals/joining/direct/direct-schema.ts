import { directFields } from '@oficio/contracts/professionals/joining-form'
import { texts } from '@oficio/contracts/texts'
import { z } from 'zod'

/** Returns the ids in the text of a form field, such as '3,12'. */
export const rubroIdsOf = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

/** The contract's schema, with the password repeated and the rubros as the text of a form field. */
export const directSchema = directFields
  .extend({ rubros: z.string().transform(rubroIdsOf).pipe(directFields.shape.rubros.unwrap()) })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password, {
    path: ['confirmPassword'],
    error: texts.passwordsDiffer,
    when: () => true,
  })
