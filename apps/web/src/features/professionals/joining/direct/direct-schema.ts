import { directFields } from '@oficio/contracts/professionals/joining-form'
import { texts } from '@oficio/contracts/texts'
import { z } from 'zod'

/** Returns the ids of a list that a form holds as text: '3,12'. */
export const rubroIdsOf = (text: string): number[] => text.split(',').filter(Boolean).map(Number)

/** As the contract has it, with the password typed twice and the rubros as the text of a form. */
export const directSchema = directFields
  .extend({ rubros: z.string().transform(rubroIdsOf).pipe(directFields.shape.rubros.unwrap()) })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password, {
    path: ['confirmPassword'],
    error: texts.passwordsDiffer,
    when: () => true,
  })
