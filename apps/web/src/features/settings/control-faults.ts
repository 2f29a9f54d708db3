import type { ErrorView } from '@/lib/api/api-client'

/** What is wrong in the two controls of the dialog. */
export interface ControlFaults {
  value?: string
  validFrom?: string
}

/** Returns what a refusal says of the dialog's controls, or null if it is about something else. */
export function controlFaultsOf({ fields }: Pick<ErrorView, 'fields'>): ControlFaults | null {
  const { value, validFrom } = fields
  if (!value && !validFrom) return null
  return { ...(value && { value }), ...(validFrom && { validFrom }) }
}
