import { weekdays } from '@oficio/contracts/kernel/weekdays'
import { limits } from '@oficio/contracts/limits'
import { serverLimits } from '@oficio/contracts/server-limits'
import { calendarDay } from '@oficio/contracts/text/calendar-day'
import { addDays } from '@oficio/domain/kernel/time/days'
import { gatewayName } from '@oficio/gateways/mercadopago/gateway-name'
import type { FieldValues } from './arbitrary-of-schema'

/** Times up to the limit for announcing a setting. */
const momentsToCome = Array.from({ length: 60 }, (_none, part) =>
  addDays(new Date(), 1 + (part * (serverLimits.settingAheadDays - 2)) / 60).toISOString(),
)

/** Days that people choose. */
export const dayFields: FieldValues = {
  // Within the period for which a user may be away.
  backOn: [undefined, calendarDay(addDays(new Date(), 30))],
  from: [undefined, '2026-01-01'],
  until: [undefined, '2030-12-31'],
}

/** Values that people type, by endpoint. No schema describes them, and no other endpoint accepts them. */
export const typedFields: Record<string, FieldValues> = {
  claimBusiness: { code: [undefined, '0'.repeat(limits.pageCodeDigits)] },
  approveAdBanner: { version: [1, 2] },
  rejectAdBanner: { version: [1, 2], reason: ['Promete lo que no hay.'] },
  changeWorkingHours: { hours: [null, week([]), week([{ open: '09:00', close: '18:00' }])] },
  // The current value is refused like a wrong one.
  changeSetting: { value: [1, 2, 3, 4, 5], validFrom: momentsToCome, decisions: [undefined, 0] },
  createContactMessage: { name: ['Lucía Fernández'], message: ['¿Cómo publico mi negocio?'] },
  receiveProviderNotification: { provider: [gatewayName] },
  refundPayment: { reason: ['Lo pidió el cliente'] },
  saveInvoiceData: {
    vatCondition: ['final_consumer', 'registered'],
    documentKind: ['cuit'],
    document: ['20-12345678-6', '30-50001091-2'],
  },
  // A professional who moved away or paused would not get the requests of the other calls.
  changeAvailability: { isAvailable: [true] },
  changeProfessionalProfile: { city: ['Rosario'] },
  reverseGeocode: { latitude: ['-32.95', '-34.6', '48.85'], longitude: ['-60.64', '2.35'] },
}

/** Returns the same hours for every day. */
function week(hours: readonly object[]): object {
  return Object.fromEntries(weekdays.map((day) => [day, hours]))
}
