import { lawPeriods } from '@oficio/contracts/legal'
import { limits } from '@oficio/contracts/limits'
import { dataLimits } from '@oficio/contracts/support/data-limits'
import { countOf } from '@oficio/contracts/text/count-of'
import { providerName } from '@oficio/contracts/text/provider-name'
import type { LegalSection } from '../legal-section'

/** The part of the privacy policy about how long data is kept. */
export const retention: LegalSection = {
  id: 'cuanto-tiempo',
  title: 'Cuánto tiempo los guardamos',
  Body: ({ settings }) => {
    const days = countOf(settings.anonymiseAfterDays, 'día', 'días')
    return (
      <>
        <p>Los borramos solos, sin que lo pidas:</p>
        <ul>
          <li>
            <strong>Solicitudes:</strong> {days} después de que se completan, se cancelan o vencen. Se borran
            los datos de contacto, las fotos y lo que escribiste. Quedan el rubro, la localidad y las fechas,
            que ya no dicen de quién eran.
          </li>
          <li>
            <strong>Fotos que no se usaron</strong> en ninguna solicitud: a las {limits.unusedPhotoHours}{' '}
            horas.
          </li>
          <li>
            <strong>Pedidos urgentes que no se pagaron:</strong> a los {limits.latePaymentDays} días de
            vencida la página de pago, por si la confirmación llega tarde.
          </li>
          <li>
            <strong>El email de la cuenta de {providerName}</strong> de una suscripción que terminó sin
            cobros: {days} después. Con cobros queda con los pagos.
          </li>
          <li>
            <strong>Arrepentimientos y bajas:</strong> {days} después de responderlos. Quedan el código y las
            fechas.
          </li>
          <li>
            <strong>Mensajes de contacto:</strong> {days} después de responderlos o cerrarlos. Quedan el
            asunto y las fechas.
          </li>
          <li>
            <strong>Pedidos sobre tus datos:</strong> {days} después de responderlos. Quedan el código y las
            fechas. Los que no confirmaste, a los {dataLimits.unprovenDays} días.
          </li>
          <li>
            <strong>Sesiones:</strong> desde dónde entraste se borra {limits.endedSessionDays} días después de
            que la sesión termina.
          </li>
          <li>
            <strong>Emails que te mandamos</strong> y no son de una solicitud: a qué dirección fueron se borra{' '}
            {days} después.
          </li>
          <li>
            <strong>Emails que pediste no recibir</strong> sin tener una cuenta: queda una marca cifrada de tu
            dirección, que no permite leerla, hasta que los vuelvas a pedir.
          </li>
          <li>
            <strong>Emails que volvieron o que marcaste como no deseados:</strong> qué pasó se borra a los{' '}
            {limits.mailEventDays} días. Que a esa dirección no hay que escribirle, cuando ya no está en
            ninguna cuenta ni en ningún email.
          </li>
          <li>
            <strong>Cuentas:</strong> mientras estén abiertas. Al cerrarlas se borran tus datos personales. De
            un profesional queda por {limits.spentTrialDays} días una marca cifrada de su CUIT y su teléfono,
            que no permite leerlos: sirve para que el período de prueba se use una sola vez y para saber si la
            cuenta estaba suspendida.
          </li>
          <li>
            <strong>Pagos:</strong> {lawPeriods.paymentRecordYears} años, porque la ley obliga a conservar los
            registros de un comercio (Código Civil y Comercial, artículo 328). Si diste datos para la factura,
            los de cada pago se guardan con él; los que valen para los próximos se borran cuando quieras, y al
            cerrar la cuenta.
          </li>
        </ul>
      </>
    )
  },
}
