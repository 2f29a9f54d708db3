import { z } from 'zod'
import { defineEndpoint } from '../endpoint'

const pesos = z.number().describe('In pesos; VAT is included.')
const count = z.number().int()

export const getPublicSettingsEndpoint = defineEndpoint({
  name: 'getPublicSettings',
  summary:
    'Prices, limits and hours that hold now: what a client shows before somebody pays or sends anything.',
  tag: 'Operación',
  method: 'GET',
  path: '/settings/public',
  access: 'anyone',
  response: z
    .object({
      urgency: z.object({
        feeArs: pesos,
        fromHour: count.describe('First full hour of the day in Argentina at which it is sold.'),
        untilHour: count.describe('Hour at which the sale ends.'),
        refundMinutes: count.describe(
          'Within how many minutes somebody makes contact, or the fee goes back; 0: none.',
        ),
      }),
      professionals: z.object({
        verificationFeeArs: pesos,
        freeLeads: count.describe('How many leads a new professional opens for free.'),
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
        leadsMax: count.describe('How many professionals may open the contact data of one request.'),
        liveMax: count.describe('How many live requests one phone, mail or device may have.'),
      }),
      vatPercent: z.number().describe('How much VAT the prices hold; 0 where the operator charges none.'),
    })
    .meta({ id: 'PublicSettings' }),
})
