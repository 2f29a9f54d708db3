import { z } from 'zod'
import { roles } from '../access'
import { id } from '../fields'

/** An account as the API returns it to its owner. */
export const accountView = z
  .object({
    id,
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(roles),
  })
  .meta({ id: 'Account' })
export type AccountView = z.infer<typeof accountView>
