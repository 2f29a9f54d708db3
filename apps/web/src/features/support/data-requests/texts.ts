import { lawPeriods } from '@oficio/contracts/legal'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import type { DataRequestKind } from '@oficio/contracts/support/data-requests'

/** The texts of the page for requests about personal data. */
export const dataRights = {
  title: 'Tus datos personales',
  description:
    'Pedí ver, corregir o borrar lo que guardamos de vos. No hace falta tener una cuenta, y es gratis.',
}

export const rights: readonly string[] = [
  `Te mandamos un enlace a tu email, que vale ${dataLimits.linkHours} horas: así nadie pide los datos de otra persona.`,
  `Para verlos te respondemos dentro de los ${lawPeriods.dataAccessDays} días corridos; para corregirlos o borrarlos, dentro de los ${lawPeriods.dataCorrectionWorkingDays} días hábiles desde que lo confirmás.`,
  'Lo que la ley obliga a conservar, como los pagos, no se borra: te decimos qué queda y por qué.',
  'Son derechos de la Ley 25.326 (artículos 14 y 16).',
]

export const kindHints: Record<DataRequestKind, string> = {
  access: 'Te damos un archivo con todo lo que guardamos de vos.',
  correction: 'Decinos qué está mal y cómo tiene que decir.',
  erasure:
    'Se cierra tu cuenta, si tenés una, se cancelan tus solicitudes activas y se borra lo que guardamos de vos. No se puede deshacer.',
}

/** What the holder of the mailed link is about to confirm. */
export const proofTexts: Record<DataRequestKind, string> = {
  access: 'Pediste ver los datos que tenemos de quien usa este email.',
  correction: 'Pediste corregir los datos que tenemos de quien usa este email.',
  erasure:
    'Pediste borrar los datos que tenemos de quien usa este email. Se cierra la cuenta, si hay una, y se cancelan las solicitudes activas. No se puede deshacer.',
}
