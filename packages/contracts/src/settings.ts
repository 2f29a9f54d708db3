import { z } from 'zod'

/**
 * Prices and limits that an admin may change: their shape and the value they start with. The database holds newer
 * values with the moment from which each is valid.
 */
export const settingDefinitions = {
  urgencyFeeArs: { schema: z.number().int().positive(), first: 15_000 },
  /** The one-time charge by which a professional's account is verified. */
  verificationFeeArs: { schema: z.number().int().positive(), first: 1 },
  /** Within how many minutes an urgent request has to be answered, or its fee goes back; 0: nothing is promised. */
  urgentRefundMinutes: { schema: z.number().int().min(0).max(1440), first: 60 },
  /** Urgent requests are sold from the first to the second full hour of the day in Argentina. */
  urgentFromHour: { schema: z.number().int().min(0).max(23), first: 7 },
  urgentUntilHour: { schema: z.number().int().min(1).max(24), first: 22 },
  trialLeads: { schema: z.number().int().min(0), first: 3 },
  leadsPerRequest: { schema: z.number().int().min(1).max(5), first: 5 },
  monthlyPricePerRubroArs: { schema: z.number().int().positive(), first: 10_000 },
  anonymiseAfterDays: { schema: z.number().int().min(1), first: 90 },
} as const

export type SettingKey = keyof typeof settingDefinitions
export type SettingValues = { [K in SettingKey]: z.infer<(typeof settingDefinitions)[K]['schema']> }
