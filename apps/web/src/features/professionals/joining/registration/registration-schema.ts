import { acceptTerms, joiningAccount } from '@oficio/contracts/professionals/joining-form'
import { texts } from '@oficio/contracts/texts'
import { z } from 'zod'
import { professionalSchema } from '../form/professional-schema'

const common = { ...professionalSchema.shape, acceptTerms, website: z.string() }

/**
 * The schema for a visitor without an account. `when` makes the passwords compared even if fields of later steps are
 * still missing.
 */
const ofVisitor = z
  .object({ ...joiningAccount.shape, ...common })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password, {
    path: ['confirmPassword'],
    error: texts.passwordsDiffer,
    when: () => true,
  })

/** The schema for a signed-in user, who already has a login. */
const ofAccount = z.object({
  ...common,
  username: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
})

export type RegistrationForm = z.output<typeof ofVisitor>

/** Returns the schema that validates the registration. */
export const registrationSchema = (hasAccount: boolean) => (hasAccount ? ofAccount : ofVisitor)
