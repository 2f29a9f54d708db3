import { z } from 'zod'

/**
 * Prices and limits that an admin may change: their shape and the value they start with. The database holds newer
 * values with the moment from which each is valid.
 */
export const settingDefinitions = {
  urgencyFeeArs: { schema: z.number().int().positive(), first: 15_000 },
  trialLeads: { schema: z.number().int().min(0), first: 3 },
  leadsPerRequest: { schema: z.number().int().min(1).max(5), first: 5 },
  monthlyPricePerRubroArs: { schema: z.number().int().positive(), first: 10_000 },
  anonymiseAfterDays: { schema: z.number().int().min(1), first: 90 },
} as const

export type SettingKey = keyof typeof settingDefinitions
export type SettingValues = { [K in SettingKey]: z.infer<(typeof settingDefinitions)[K]['schema']> }
