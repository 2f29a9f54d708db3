import { acceptTerms, joiningAccount } from '@oficio/contracts/professionals/joining-form'
import { texts } from '@oficio/contracts/texts'
import { z } from 'zod'
import { professionalSchema } from '../form/professional-schema'

const common = { ...professionalSchema.shape, acceptTerms, website: z.string() }

/** For somebody without an account. Judged whatever else is missing: the next step is filled in later. */
const ofVisitor = z
  .object({ ...joiningAccount.shape, ...common })
  .refine(({ password, confirmPassword }) => confirmPassword === '' || confirmPassword === password, {
    path: ['confirmPassword'],
    error: texts.passwordsDiffer,
    when: () => true,
  })

/** For signed-in users: the account exists. */
const ofAccount = z.object({
  ...common,
  username: z.string(),
  email: z.string(),
  password: z.string(),
  confirmPassword: z.string(),
})

export type RegistrationForm = z.output<typeof ofVisitor>

export const registrationSchema = (hasAccount: boolean) => (hasAccount ? ofAccount : ofVisitor)
