import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

const pesos = z.number().describe('In pesos, including VAT.')
const count = z.number().int()

export const getPublicSettingsEndpoint = defineEndpoint({
  name: 'getPublicSettings',
  summary: 'Returns the current prices, limits and hours, for a client to show before a payment or a form.',
  tag: 'Operación',
  method: 'GET',
  path: '/settings/public',
  access: 'anyone',
  response: z
    .object({
      urgency: z.object({
        feeArs: pesos,
        fromHour: count.describe('First full hour of the day at which it is sold, in Argentine time.'),
        untilHour: count.describe('Hour at which the sale ends, in Argentine time.'),
        refundMinutes: count.describe(
          'Minutes within which somebody makes contact, or else the fee is refunded. 0 means no such promise.',
        ),
      }),
      professionals: z.object({
        verificationFeeArs: pesos,
        freeLeads: count.describe('Number of leads that a new professional opens for free.'),
        monthlyPricePerRubroArs: pesos,
        serviceRadiusKm: z.object({ min: count, max: count, step: count, default: count }),
      }),
      businessPlans: z.object({
        basic: z.object({ monthlyPricePerRubroArs: pesos }),
        premium: z.object({ monthlyPriceArs: pesos, rubrosMax: count }),
        featured: z.object({ monthlyPriceArs: pesos }),
      }),
      serviceRequests: z.object({
        expirationDays: z.array(count),
        expirationDaysDefault: count,
        photosMax: count,
        photoBytesMax: count,
        leadsMax: count.describe(
          'Maximum number of professionals who may open the contact data of one request.',
        ),
        liveMax: count.describe('Maximum number of live requests for each phone, mail or device.'),
      }),
      vatPercent: z
        .number()
        .describe('VAT that the prices include, in percent. 0 if the operator charges none.'),
    })
    .meta({ id: 'PublicSettings' }),
})
