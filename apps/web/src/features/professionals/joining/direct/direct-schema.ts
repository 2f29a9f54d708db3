import { directFields } from '@oficio/contracts/professionals/joining-form'
import { texts } from '@oficio/contracts/texts'

/** As the contract has it, with the password typed twice. */
export const directSchema = directFields.refine(
  ({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password,
  { path: ['confirmPassword'], error: texts.passwordsDiffer, when: () => true },
)
