import { limits } from '../limits'
import type { ReturnReasons } from '../payments/refund-texts'
import { hoursInWords } from '../text/hours-in-words'

/** The refund reasons of the urgency fee, in addition to the reasons of every payment. */
export const urgencyReturnReasons = {
  not_answered: {
    text: 'Ningún profesional te contactó dentro del plazo.',
    adminText: 'Nadie respondió la urgencia a tiempo',
  },
  nobody_called: {
    text: 'Nos contaste que nadie te llamó.',
    adminText: 'El cliente dijo que nadie lo llamó',
  },
  cancelled: {
    text: 'Cancelaste la solicitud antes de que un profesional la viera.',
    adminText: 'El cliente canceló antes de que un profesional la viera',
  },
  unused: {
    text: `Después de ${hoursInWords(limits.unusedFeeHours)} no se había enviado ninguna solicitud con ese pago.`,
    adminText: 'No se usó para ninguna solicitud',
  },
} as const satisfies ReturnReasons
export type UrgencyReturnReason = keyof typeof urgencyReturnReasons
